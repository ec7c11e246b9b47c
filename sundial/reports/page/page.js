"use strict";
(() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const root = document.documentElement;
  const kept = {
    get(name) { try { return localStorage.getItem("sundial." + name); } catch { return null; } },
    set(name, value) { try { localStorage.setItem("sundial." + name, value); } catch { /* a file may keep nothing */ } },
  };

  // -- language and theme ---------------------------------------------------------------------------------------------
  const words = JSON.parse(one("#words").textContent);
  const attributes = { "data-w-label": "aria-label", "data-w-placeholder": "placeholder" };
  let language = "en";
  let find = () => {};
  const say = (key) => words[language][key] ?? words.en[key];

  const speak = (chosen) => {
    language = chosen in words ? chosen : "en";
    root.lang = language;
    for (const element of all("[data-w]")) {
      element.textContent = say(element.dataset.w);
    }
    for (const [data, attribute] of Object.entries(attributes)) {
      for (const element of all(`[${data}]`)) {
        element.setAttribute(attribute, say(element.getAttribute(data)));
      }
    }
  };
  const light = (theme) => {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };

  const languages = one("#language"), themes = one("#theme");
  const preferred = kept.get("language") || navigator.language.slice(0, 2);
  if (preferred !== "en" && preferred in words) { languages.value = preferred; speak(preferred); }
  languages.addEventListener("change", () => { kept.set("language", languages.value); speak(languages.value); find(); });
  themes.value = kept.get("theme") || "";
  light(themes.value);
  themes.addEventListener("change", () => { kept.set("theme", themes.value); light(themes.value); });
  one(".tools").hidden = false;

  // -- search and filters ---------------------------------------------------------------------------------------------
  const OPENED = 25; // where so few scenarios are found, or a rule is chosen, the rules are opened
  const form = one(".filters");
  if (!form) return;
  const search = one("#search"), engine = one("#engine"), differs = one("#differs"), statement = one("#statement");
  const rules = all(".rule").map((element) => ({
    element,
    number: element.dataset.n,
    statements: all(".statement", element).map((part) => ({
      element: part,
      key: part.dataset.k,
      cases: all(".case", part).map((each) => ({ element: each, marks: each.dataset.v.split(" ").map((of) => of.split("+")), text: "" })),
    })),
  }));
  const total = all(".case").length;

  for (const rule of rules) {
    const group = document.createElement("optgroup");
    group.label = rule.number;
    group.append(new Option("", "rule " + rule.number));
    for (const { key } of rule.statements) group.append(new Option(key, "statement " + key));
    statement.append(group);
  }
  const name_rules = () => {
    for (const option of all("option", statement)) {
      if (option.value.startsWith("rule ")) option.textContent = `${say("statement.whole")} ${option.value.slice(5)}`;
    }
  };

  const text_of = (each) =>
    (each.text ||= all(".name, .notes, .steps, .es, .shown, .plain", each.element)
      .map((part) => part.textContent).join(" ").toLowerCase());

  const wanted = () => {
    const verdicts = all("[name=verdict]:checked", form).map((box) => box.value);
    const query = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const column = engine && engine.value !== "" ? Number(engine.value) : -1;
    const differing = Boolean(differs && differs.checked);
    const [kind, ...rest] = statement.value.split(" ");
    return { verdicts, query, column, differing, kind, which: rest.join(" ") };
  };
  const fits = (each, want) => {
    const scope = want.column < 0 ? each.marks : [each.marks[want.column]];
    if (want.column >= 0 && scope[0][0] === "-") return false;
    if (want.verdicts.length && !scope.flat().some((mark) => want.verdicts.includes(mark))) return false;
    if (want.differing && new Set(each.marks.map(([verdict]) => verdict)).size < 2) return false;
    return want.query.every((word) => text_of(each).includes(word));
  };

  find = () => {
    name_rules();
    const want = wanted();
    const any = want.verdicts.length || want.query.length || want.column >= 0 || want.differing || want.kind;
    let found = 0;
    for (const rule of rules) {
      let of_rule = 0;
      for (const part of rule.statements) {
        const here = want.kind !== "rule" && want.kind !== "statement"
          || (want.kind === "rule" ? rule.number : part.key) === want.which;
        let of_part = 0;
        for (const each of part.cases) {
          const fit = here && (!any || fits(each, want));
          if (each.element.hidden === fit) each.element.hidden = !fit;
          of_part += fit;
        }
        part.element.hidden = !of_part;
        of_rule += of_part;
      }
      rule.element.hidden = !of_rule;
      rule.found = of_rule;
      found += of_rule;
    }
    for (const section of all(".rules")) section.hidden = !section.querySelector(".rule:not([hidden])");
    if (any) for (const rule of rules) rule.element.open = rule.found > 0 && (found <= OPENED || Boolean(want.kind));
    one("#found").textContent = `${found} ${say("of")} ${total} ${say("scenarios")}`;
    one("#none").hidden = found > 0;
  };

  // What is typed is searched for as soon as a frame is free: a key held down asks once, not for each letter.
  let asked = 0;
  form.addEventListener("input", () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(find);
  });
  one("#clear").addEventListener("click", () => {
    form.reset();
    for (const rule of rules) rule.element.open = false;
    find();
    search.focus();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  one("#open-all").addEventListener("click", () => { for (const rule of rules) rule.element.open = !rule.element.hidden; });
  one("#close-all").addEventListener("click", () => { for (const each of all("details[open]")) each.open = false; });

  // -- links into the page ----------------------------------------------------------------------------------------------
  const show = (target) => {
    if (target.closest("[hidden]")) { form.reset(); find(); }
    for (let at = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    target.scrollIntoView();
  };
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.closest(".rule")) show(target);
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (!link) return;
    if (link.dataset.f) {
      event.preventDefault();
      form.reset();
      for (const box of all("[name=verdict]", form)) box.checked = box.value === link.dataset.f;
      if (engine) engine.value = link.dataset.e;
      statement.value = "rule " + link.dataset.n;
      find();
      for (const rule of rules) rule.element.open = !rule.element.hidden;
      one("#scenarios").scrollIntoView();
      search.focus({ preventScroll: true });
    } else if (link.hash === location.hash) follow();
  });
  addEventListener("hashchange", follow);
  form.hidden = false;
  find();
  follow();
})();
