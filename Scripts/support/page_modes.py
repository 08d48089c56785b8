"""Every screen in every state, and pages of each kind from an exported book, in every mode that a browser has."""
import itertools
import json
import random
import subprocess
import sys

from page_feed import LOGIN_COLOURS, login_served
from page_live import track_live
from page_looks import CONTRAST
from page_running import STORYBOARD
from page_support import SAMWISE
from page_tools import ROOT, Book, scratch, states

PLAIN = {"contrast": "no-preference", "motion": "no-preference", "orientation": "portrait", "text": 100,
         "language": "en", "width": 390, "design": "records-book"}
# What axe leaves open and is decided here: contrast on gradients, by the worst of their colours.
DECIDED = ["color-contrast"]
FACTORS = {
    "language": ["cs", "en"],
    "scheme": ["light", "dark"],
    "contrast": ["no-preference", "more"],
    "motion": ["no-preference", "reduce"],
    "design": ["records-book", "run-buddy", "pt-expo", "samwise", "prayer-tracker"],
    "width": [320, 375, 390, 430, 768, 1024],
    "orientation": ["portrait", "landscape"],
    "text": [100, 310],
}


def pairwise(factors, seed=5):
    """Combinations in which every two values of different factors meet; the same for the same seed."""
    names = list(factors)
    chance = random.Random(seed)
    missing = {((a, x), (b, y)) for a, b in itertools.combinations(names, 2) for x in factors[a] for y in factors[b]}
    rows = []
    while missing:
        best = None
        for _ in range(60):
            (a, x), (b, y) = chance.choice(sorted(missing, key=str))
            row = {n: chance.choice(factors[n]) for n in names} | {a: x, b: y}
            new = {p for p in missing if row[p[0][0]] == p[0][1] and row[p[1][0]] == p[1][1]}
            if best is None or len(new) > len(best[1]):
                best = (row, new)
        rows.append(best[0])
        missing -= best[1]
    return rows


MEASURE = """(options) => {
  const problems = [], box = e => e.getBoundingClientRect();
  const seen = e => { const b = box(e); return b.width > 1 && b.height > 1 && e.checkVisibility({visibilityProperty: true}) };
  const name = e => e.tagName.toLowerCase() + (e.className && e.className.baseVal === undefined ? '.' + e.className : '') +
    ' "' + (e.textContent || '').trim().slice(0, 40) + '"';
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(e => seen(e) && box(e).right > innerWidth + 1);
    problems.push('overflows to ' + document.documentElement.scrollWidth + ': ' + wide.slice(0, 2).map(name).join(', '));
  }
  for (const e of document.querySelectorAll('a, summary, input, button, [role=button]')) {
    if (!seen(e) || e.classList.contains('skip')) continue;
    const target = e.tagName === 'INPUT' && e.closest('label') ? e.closest('label') : e, b = box(target);
    if (b.width < 43.9 || b.height < 43.9) problems.push('target ' + Math.round(b.width) + '×' + Math.round(b.height) + ' ' + name(e));
  }
  for (const e of document.querySelectorAll('body *')) {
    if (!seen(e) || !e.textContent.trim() || e.classList.contains('said')) continue;
    const style = getComputedStyle(e);
    if (['hidden', 'clip'].includes(style.overflowX) && e.scrollWidth > e.clientWidth + 1) problems.push('cut off: ' + name(e));
  }
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = (selector, points) => { const e = document.querySelector(selector);
    if (e && seen(e)) { const found = parseFloat(getComputedStyle(e).fontSize) / rem * 16;
      if (Math.abs(found - points) > 0.05) problems.push(selector + ' is ' + found + ' points, not ' + points) } };
  if (options.design === 'records-book' && options.text === 100) {
    size('h1', 34); size('.title', 22); size('.hero-number', 36); size('.number', 22); size('.body', 17); size('.time', 17);
    size('.caption', 13);
  }
  const isPlain = options.design === 'records-book', bar = document.querySelector('.rows > .barred');
  if (isPlain && bar && getComputedStyle(bar, '::before').width !== '4px') problems.push('the accent bar is not 4 wide');
  for (const [selector, points] of isPlain ? [['.tool > .icon', 20], ['.title .icon', 24]] : [['.tool > .icon', 20]]) {
    const e = document.querySelector(selector);
    if (e && seen(e) && Math.abs(box(e).width - points * rem / 16) > 0.5) problems.push(selector + ' is ' + box(e).width + ' wide');
  }
  const times = [...document.querySelectorAll('.time, .number, .hero-number')].filter(seen);
  // Of one width: in the records' own design by the face, in others by its figures.
  const even = s => isPlain ? /mono/i.test(s.fontFamily) : /mono/i.test(s.fontFamily) || /tabular-nums/.test(s.fontVariantNumeric);
  if (times.some(e => !even(getComputedStyle(e)))) problems.push('the figures of a time are not of one width');
  for (const a of document.querySelectorAll('a[href^="#"]')) if (!document.getElementById(a.hash.slice(1))) problems.push('no ' + a.hash);
  for (const use of document.querySelectorAll('use')) if (!document.querySelector(`symbol[id="${use.getAttribute('href').slice(1)}"]`))
    problems.push('no drawing ' + use.getAttribute('href'));
  return problems;
}"""


def focus_problems(page):
    """Every step of the tab key is seen, and follows the order of the page."""
    problems, last = [], -1
    for _ in range(12):
        page.keyboard.press("Tab")
        found = page.evaluate("""() => { const e = document.activeElement; if (!e || e === document.body) return null;
          const style = getComputedStyle(e), all = [...document.querySelectorAll('*')];
          return {place: all.indexOf(e), seen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
            name: e.tagName + ' ' + (e.getAttribute('aria-label') || e.textContent || '').trim().slice(0, 30)} }""")
        if not found or found["place"] < last:
            break
        last = found["place"]
        if not found["seen"]:
            problems.append(f"focus is not seen on {found['name']}")
    return problems


class Screen:
    """A screen as a page that stands alone."""

    def __init__(self, book, route):
        self.book, self.route = book, route

    def open(self, page, mode):
        if self.book.design != mode["design"]:
            self.book.choose(mode["design"])
        page.set_content(self.book.page(self.route, mode["language"]))


class ExportedPage:
    """A page of an exported book, opened from disk."""

    def __init__(self, exports, file):
        self.exports, self.file = exports, file

    def open(self, page, mode):
        page.goto(f"{self.exports.folder(mode['design'], mode['language']).as_uri()}/{self.file}")


class Exports:
    """The sample book with more swims, of which pages are divided, exported once in each design and language that is
    asked for."""

    def __init__(self, recordbook, folder):
        self.place, self.book = folder / "exports", Book(recordbook, folder, "exported")
        self.book.run("demo", str(ROOT / "Fixtures/AppleHealth/export.zip"))
        more = folder / "more.xml"
        subprocess.run([ROOT / "Scripts" / "make-health-export", "--size", "2", "--swims", "40", "--seed", "5", more],
                       check=True, stdout=subprocess.DEVNULL)
        self.book.run("import", more)

    def folder(self, design, language):
        target = self.place / f"{design}-{language}"
        if not target.exists():
            self.place.mkdir(exist_ok=True)
            self.book.choose(design)
            self.book.run("--language", language, "export", "--format", "html", target)
        return target

    def pages(self):
        """One of each kind; of a month also with a segment that was followed to."""
        history = json.loads(self.book.run("--json", "swim", "history", "freestyle", "100"))
        segment = history["days"][0]["attempts"][0]["segment"]
        folder = self.folder("records-book", "en")
        month = next(f for f in sorted(folder.glob("20*.html")) if f'id="{segment}"' in f.read_text(encoding="utf-8"))
        for name, file in [("index", "index.html"), ("records", "records-scm.html"), ("history", "freestyle-100-scm.html"),
                           ("later-history", "freestyle-50-scm-2.html"), ("month", month.name),
                           ("segment", f"{month.name}#{segment}")]:
            yield f"exported-{name}", ExportedPage(self, file)


class ExportedBook:
    """The pages of an exported book, where a book is asked for; their addresses are the names of their files."""

    def __init__(self, exports):
        self.exports, self.design = exports, "records-book"

    def choose(self, design):
        self.design = design

    def page(self, file, language):
        return f"{self.exports.folder(self.design, language).as_uri()}/{file}"


def check(browsers, axe, name, opened, mode, shot=None):
    width, height = mode["width"], {"portrait": 1.9, "landscape": 0.6}[mode["orientation"]] * mode["width"]
    context = browsers[mode["text"]].new_context(
        viewport={"width": width, "height": max(int(height), 320)}, color_scheme=mode["scheme"],
        reduced_motion=mode["motion"], contrast=mode["contrast"], offline=True)
    page = context.new_page()
    asked = []
    page.on("request", lambda r: asked.append(r.url) if not r.url.startswith(("data:", "about:", "file:")) else None)
    try:
        opened.open(page, mode)
        isDrawn = mode["design"] == "run-buddy" and mode["text"] == 100
        drawn = page.evaluate(STORYBOARD, name) if isDrawn else []
        page.evaluate("document.querySelectorAll('details').forEach((d, i) => { if (i < 4 && !d.closest('.tools')) d.open = true })")
        # A mark that is turning reaches a little farther than at rest.
        page.evaluate("document.getAnimations().filter(a => a.effect.getComputedTiming().endTime < 1e6).forEach(a => a.finish())")
        if name.startswith("strength-login") and "help" not in name and mode["design"] == "pt-expo":
            drawn += page.evaluate(LOGIN_COLOURS, mode["contrast"] == "no-preference")
        if name.startswith("support-") and mode["design"] == "samwise" and mode["text"] == 100:
            drawn += page.evaluate(SAMWISE, name)
        problems = drawn + page.evaluate(MEASURE, mode)
        problems += [f"fetched {u}" for u in asked]
        # Pictures of tokens fade in nowhere, so what axe sees is what is there.
        found = axe.run(page).response
        for violation in found["violations"] + [one for one in found["incomplete"] if one["id"] not in DECIDED]:
            nodes = "; ".join(n["html"][:110] for n in violation["nodes"][:2])
            problems.append(f"axe {violation['id']} ({len(violation['nodes'])}): {nodes}")
        problems += [f"contrast {problem}" for problem in page.evaluate(f"({CONTRAST})(document.body)")[:3]]
        problems += focus_problems(page)
        if shot:
            page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
            page.screenshot(path=shot)
        return problems
    finally:
        context.close()


def check_modes(browsers, recordbook, options):
    from axe_playwright_python.sync_playwright import Axe
    rows = pairwise(FACTORS)
    rows = rows[:1] if options.quick else rows
    checked, failed, pages = 0, {}, 0
    with scratch() as folder:
        screens = [(name, Screen(book, route)) for name, book, route in states(recordbook, folder)]
        for name, opened in [*screens, *Exports(recordbook, folder).pages()]:
            if options.only and not name.startswith(options.only):
                continue
            pages += 1
            modes = rows[pages % 5::5] if options.spread else list(rows)
            shots = []
            if options.screens:
                options.screens.mkdir(parents=True, exist_ok=True)
                shots = [PLAIN | {"scheme": scheme} for scheme in FACTORS["scheme"]]
            for index, mode in enumerate(shots + modes):
                shot = options.screens / f"{name}-{mode['scheme']}.png" if index < len(shots) else None
                for problem in check(browsers, Axe(), name, opened, mode, shot):
                    failed.setdefault(f"{name}: {problem}", []).append(mode)
                checked += 1
            print(f"{name}: {len(shots + modes)} renderings", flush=True)
        if "running-live".startswith(options.only):
            live, count = track_live(browsers[100], Axe(), recordbook, folder, MEASURE, DECIDED)
            failed |= live
            checked += count
            print(f"running-live: {count} renderings", flush=True)
        if "strength-login-served".startswith(options.only):
            served, count = login_served(browsers[100], recordbook, folder)
            failed |= served
            checked += count
            print(f"strength-login-served: {count} renderings", flush=True)
    for problem, found in sorted(failed.items()):
        print(f"{problem}\n    in {len(found)}, first {found[0]}", file=sys.stderr)
    print(f"{pages} states, {checked} renderings, {len(failed)} kinds of problems in "
          f"{sum(map(len, failed.values()))} places")
    return 1 if failed else 0
