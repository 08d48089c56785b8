"""Every kind of action that the pages of a book offer, pressed once in a browser without script: what a toast then says is
for people to read, it stands beside what was pressed, and the focus is near it."""
import collections
import re

from page_focus import check_kept
from page_states import check_states
from page_tools import Book, scratch
from page_words import NAMES, opened

# Beside what NAMES finds: ids of posts, plans, messages, routines, and columns of a terminal.
TERSE = re.compile(NAMES.pattern + r"|\b(me|[0-9a-f]{16})\.\d+\b|\b[pm][a-z0-9]*\d[a-z0-9]*\b|\b[rp]\d+\b|\S {2,}\S")
# What needs a file, a second book or an account, and what leaves nothing to look at.
LEFT_OUT = re.compile(r"^(account\.|book\.(grant|import|undo|redo)|feed\.(export|import|pair)|support\.receive)|\.deleteAll$")
# What ends things comes last.
ENDS = re.compile(r"remove|delete|discard|finish|forget|revoke|start")
KEYS = "() => [...document.querySelectorAll('main [name=action], main [name=instead]')].map(e => e.value)"
# Fills what is required, opens what is closed, and answers the button of the form.
BUTTON = """key => {
  const found = [...document.querySelectorAll('main [name=action], main [name=instead]')].find(e => e.value === key);
  if (!found) return null;
  for (let e = found; e; e = e.parentElement) if (e.matches('details')) e.open = true;
  const form = found.form;
  for (const f of form.elements) {
    if (f.value || f.type === 'hidden') continue;
    if (f.type === 'number') f.value = f.min || '5';
    if (f.type === 'date') f.value = '2026-11-20';
    if (f.type === 'text') f.value = f.required || f.name === 'value' ? '3:24' : '';
  }
  form.noValidate = true;
  return found.matches('button') ? found : [...form.elements].findLast(e => e.type === 'submit' && !e.hidden && e.name !== 'instead') }"""
SEEN = """() => {
  const toast = document.querySelector('main .toast'), alert = document.querySelector('[role=alert]'), on = document.activeElement;
  const asks = !toast && !alert && document.querySelector('main form [value*="-confirmed"]');
  if (!toast) return {asks: !!asks, alert: alert?.textContent ?? '', title: document.title};
  const at = toast.getBoundingClientRect(), focus = on.getBoundingClientRect();
  const above = toast.closest('.told') ?? toast;
  return {words: [...toast.querySelectorAll('p')].map(p => p.textContent), top: above === document.querySelector('main').firstElementChild,
    isFar: on !== document.body && (focus.bottom < at.top - innerHeight / 2 || focus.top > at.bottom + innerHeight / 2),
    hasFocus: on !== document.body, place: Math.round(100 * focus.top / innerHeight),
    ends: scrollY < 2 || scrollY + innerHeight > document.documentElement.scrollHeight - 2, covers: getComputedStyle(toast).position === 'fixed'} }"""


def method(key):
    return re.split(r"[?#]", key)[0]


class Toasts:
    def __init__(self, page, prefix):
        self.page, self.prefix, self.problems, self.told = page, prefix, [], 0

    def offers(self):
        """Each method, with the pages that offer it and the keys of its actions."""
        found, seen, kinds, queue = collections.defaultdict(list), set(), collections.Counter(), [self.prefix + "/screen"]
        while queue:
            address = queue.pop(0)
            if self.page.goto(address).status != 200:
                continue
            for key in self.page.evaluate(KEYS):
                found[method(key)].append((address, key))
            for link in self.page.evaluate("() => [...document.querySelectorAll('a[href]')].map(a => a.href.split('#')[0])"):
                kind = re.sub(r"\d+", "0", link.split("?")[0])
                if link.startswith(self.prefix + "/screen") and link not in seen and kinds[kind] < 2:
                    kinds[kind] += 1
                    seen.add(link)
                    queue.append(link)
        return {name: offers for name, offers in found.items() if not LEFT_OUT.search(name)}

    def run(self):
        offers = self.offers()
        for name in sorted(offers, key=lambda name: (bool(ENDS.search(name)), name)):
            if not any(self.press(name, address, key) for address, key in offers[name][:3]):
                print(f"{name}: nothing to press is left")
        return self

    def press(self, name, address, key):
        """- Returns: whether the page still offered the action."""
        if self.page.goto(address).status != 200:
            return False
        button = self.page.evaluate_handle(BUTTON, key).as_element()
        if not button:
            return False
        seen = self.submit(button)
        if seen.get("asks"):
            seen = self.submit(self.page.query_selector("main form button"))
        self.judge(name, seen)
        return True

    def submit(self, button):
        with self.page.expect_navigation():
            button.evaluate("b => b.form.requestSubmit(b)")
        return self.page.evaluate(SEEN)

    def judge(self, name, seen):
        if "words" not in seen:
            # What was typed for the check need not fit, and some actions lead to a page of their own.
            return print(f"{name}: leads to “{' '.join(seen['alert'].split()) or seen['title']}”")
        self.told += 1
        for line in seen["words"]:
            if TERSE.search(line):
                self.problems.append(f"{name}: says “{line}”")
        if seen["covers"]:
            self.problems.append(f"{name}: its toast covers what is below")
        if not seen["hasFocus"] or seen["isFar"]:
            self.problems.append(f"{name}: the focus is not near its toast")
        elif not seen["ends"] and not 30 <= seen["place"] <= 50:
            self.problems.append(f"{name}: the focus stands at {seen['place']} % of the window")
        print(f"{name}: “{seen['words'][0]}”" + (", on top" if seen["top"] else ""))


def check_toasts(browser, program):
    """- Returns: the exit status."""
    problems = []
    for language in ["en", "cs"]:
        with scratch() as folder:
            book = Book(program, folder, "toasts")
            book.run("demo")
            process, address = opened(book, "--language", language)
            page = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844}).new_page()
            try:
                page.goto(address)
                toasts = Toasts(page, page.url.split("/screen")[0]).run()
            finally:
                page.context.close()
                process.terminate()
                process.wait()
            print(f"{language}: {toasts.told} actions with a toast")
            problems += [f"{language} {problem}" for problem in toasts.problems]
    found, count = check_kept(browser, program)
    print(f"{count} presses after which the focus, the button and the place are looked at")
    problems += found + check_states(browser, program)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0
