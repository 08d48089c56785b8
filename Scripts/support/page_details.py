"""What is right about a page in one place alone: names that can be said, headings, bound numbers, medals, tables, what a
disclosure opens, and the looks of every screen."""
import re
import subprocess
import sys

from page_looks import Looks
from page_modes import ExportedBook, Exports
from page_prayers import measured
from page_tools import scratch, states
from page_widths import SIDE_BY_SIDE, wide

SCREENS = ["overview", "records", "history", "history-empty", "segment", "segment-review", "edit-style", "access-new",
           "access-granted", "access-gone", "settings", "export", "check", "year", "month",
           "prayer-welcome", "prayer-no-place", "prayer-before", "prayer-between", "prayer-complete", "prayer-tromso", "prayer-log",
           "prayer-times", "prayer-stats-year", "prayer-profile", "prayer-settings", "prayer-step-calculation",
           "running-welcome", "running-login", "running-login-sign-up", "running-home", "running-track", "running-track-acquiring",
           "running-track-running", "running-track-paused", "running-track-lost", "running-track-interrupted", "running-track-long",
           "running-track-finished", "running-run", "running-run-suspicious",
           "running-efforts", "running-history", "running-settings",
           "strength-home", "strength-workouts", "strength-workout", "strength-active", "strength-rest", "strength-picker",
           "strength-exercise", "strength-routine", "strength-schedule", "strength-profile", "strength-more",
           "support-home-empty", "support-home", "support-create-empty", "support-setup-plan", "support-share", "support-page",
           "support-page-record", "support-active-running", "support-active-voice", "support-active-heard",
           "support-active-finished", "support-history-empty", "support-history", "support-run", "support-message",
           "support-settings-empty", "support-settings-notifications-empty",
           "swim", "swim-splits", "swim-compare", "swim-compare-attempts", "swim-all-records", "swim-bests", "swim-statistics",
           "swim-progress", "swim-season", "swim-results", "review",
           "strength-form-counting", "strength-form-results", "strength-login", "strength-login-sign-up", "feed", "feed-empty",
           "feed-post-own", "feed-share", "feed-person", "feed-pair"]
# Those with all that is pointed at and pressed.
TOUCHED_SCREENS = ["overview", "records", "history", "segment", "edit-style", "settings", "prayer-between",
                   "prayer-complete", "prayer-log", "running-login", "running-home", "running-track-running",
                   "running-track-finished", "running-settings", "strength-active", "strength-picker", "strength-profile",
                   "strength-login", "feed", "feed-person", "support-home", "support-share", "support-active-voice",
                   "support-message", "support-settings-empty"]
# Degenerate parts of a path, of which PDF shows those with round ends alone.
DEGENERATE = r"[hHvVlL]\s*0(?:\s+0)?(?![.\d])"

# Ordinary spaces where no line may end.
UNBOUND = """(czech) => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const rules = [/\\d (?:m|km|yd|%|s|min|h|AM|PM)(?![\\p{L}\\d])/u, /\\d\\. (?:\\d|\\p{Ll})/u, /(?<!\\d)\\d{1,3} \\d{3}(?![\\d:])/,
    /\\d, \\d{4}(?![\\d:])/];
  if (czech) rules.push(/(?<![\\p{L}\\d])[ksvzouaiKSVZOUAI] \\S/u);
  for (let n; n = walk.nextNode();) {
    if (n.parentElement.closest('code, svg, style, script')) continue;
    for (const rule of rules) { const m = n.data.match(rule); if (m) found.push(m[0] + ' in "' + n.data.slice(0, 50) + '"') }
  }
  return [...new Set(found)] }"""

INSIDE = """() => {
  const problems = [], clear = 'rgba(0, 0, 0, 0)', box = e => e.getBoundingClientRect();
  for (const e of document.querySelectorAll('details.day[open]')) {
    const holder = e.closest('.card') || e, style = getComputedStyle(holder);
    const isChart = e.closest('.chart');
    if (!isChart && style.backgroundColor === clear) { problems.push('a disclosure has no card of its own'); break }
    const text = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let n; n = text.nextNode();) {
      if (!n.data.trim() || n.parentElement.closest('.said, svg') || !n.parentElement.checkVisibility()) continue;
      const range = document.createRange(); range.selectNodeContents(n);
      const at = range.getBoundingClientRect(), outer = box(holder);
      if (at.width && (at.left < outer.left + (isChart ? -1 : 8) || at.right > outer.right + (isChart ? 1 : -8))) {
        problems.push('"' + n.data.trim().slice(0, 20) + '" touches or leaves its card'); break }
    }
    const bar = getComputedStyle(e.querySelector('summary'));
    if (parseFloat(bar.borderInlineStartWidth) > 1 && parseFloat(bar.borderTopLeftRadius) > 0) problems.push('its bar is a crescent');
  }
  return [...new Set(problems)] }"""

TABLES = """() => {
  const problems = [];
  const edges = e => { const boxes = [], walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), r = document.createRange();
    for (let n; n = walk.nextNode();) if (!n.parentElement.closest('.said')) { r.selectNodeContents(n); boxes.push(...r.getClientRects()) }
    return {left: Math.min(...boxes.map(b => b.left)), right: Math.max(...boxes.map(b => b.right))} };
  for (const table of document.querySelectorAll('table')) {
    if (!table.checkVisibility() || getComputedStyle(table).display !== 'table') continue;
    const rows = [...table.rows].filter(r => getComputedStyle(r).display === 'table-row');
    const columns = Math.max(0, ...rows.map(r => r.cells.length)), at = [];
    for (let c = 0; c < columns; c++) {
      const all = rows.map(r => r.cells[c]).filter(e => e && e.textContent.trim()).map(edges);
      at.push([Math.min(...all.map(b => b.left)), Math.max(...all.map(b => b.right))]);
    }
    if (at[0] && at[0][0] - table.getBoundingClientRect().left > 40) problems.push('the first column floats');
    for (let c = 1; c < columns; c++) {
      const gap = at[c][0] - at[c - 1][1];
      if (gap < (innerWidth < 375 ? 6 : 15)) problems.push('columns ' + c + ' and ' + (c + 1) + ' are ' + Math.round(gap) + ' px apart');
      if (columns > 2 && gap > 110) problems.push('columns ' + c + ' and ' + (c + 1) + ' are ' + Math.round(gap) + ' px apart');
    }
  }
  for (const table of document.querySelectorAll('.table')) {
    if (!table.checkVisibility()) continue;
    if (table.scrollWidth > table.clientWidth + 1) problems.push((table.scrollWidth - table.clientWidth) + ' px of a table are out of sight');
    const cells = [...table.querySelectorAll('th, td')].filter(e => e.textContent.trim() && e.checkVisibility() && !e.closest('thead') ||
      e.closest('thead') && getComputedStyle(e.closest('thead')).position !== 'absolute').map(e => [e, edges(e), e.getBoundingClientRect()]);
    for (let i = 1; i < cells.length; i++) {
      const [[a, left, one], [b, right, other]] = [cells[i - 1], cells[i]];
      if (a.parentElement === b.parentElement && Math.abs(one.top - other.top) < 2 && left.right > right.left + 1) {
        problems.push('"' + a.textContent + '" lies on "' + b.textContent + '"'); break }
    }
  }
  for (const dot of document.querySelectorAll('td > .dot')) {
    if (!dot.checkVisibility()) continue;
    const cell = dot.parentElement, word = document.createRange(); word.selectNodeContents(cell.lastChild);
    if (Math.abs(dot.getBoundingClientRect().bottom - word.getBoundingClientRect().bottom) > 12) { problems.push('a dot stands above its name'); break }
  }
  return problems }"""


class Details(Looks):
    def named(self, name, address, axe):
        """What is called otherwise than it looks can't be called by who sees it (WCAG 2.5.3)."""
        page = self.page(address)
        rules = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}
        for violation in axe.run(page, options=rules).response["violations"]:
            self.fail("label in name", name, [node["html"][:90] for node in violation["nodes"]])
        self.fail("named twice", name, page.evaluate("""() => [...document.querySelectorAll('label [aria-label]')].filter(e =>
            e.getAttribute('aria-label') === e.closest('label').textContent.trim()).map(e => e.outerHTML.slice(0, 80))"""))
        self.fail("headings", name, page.evaluate("""() => [...document.querySelectorAll('.day > summary:has(.leading)')].filter(e =>
            e.closest('main').querySelectorAll('h2').length === 0).map(e => 'no heading: ' + e.textContent.slice(0, 30)).slice(0, 1)"""))
        page.context.close()

    def bound(self, name, book, route):
        for language in ["en", "cs"]:
            page = self.page(book.page(route, language))
            self.fail("line breaks", f"{name} {language}", page.evaluate(UNBOUND, language == "cs"))
            page.context.close()

    def arranged(self, name, book, route):
        """What a disclosure opens lies in its card; columns of a table belong together."""
        for width in [320, 375, 500, 768, 1440]:
            page = self.page(book.page(route, "en"), width)
            self.fail("contained", f"{name} {width} px", page.evaluate(INSIDE))
            self.fail("tables", f"{name} {width} px", page.evaluate(TABLES))
            self.fail("drawn as nothing", name, page.evaluate("""source => [...document.querySelectorAll('path')].filter(p =>
                getComputedStyle(p).stroke !== 'none' && getComputedStyle(p).strokeLinecap !== 'round' &&
                new RegExp(source).test(p.getAttribute('d'))).map(p => p.getAttribute('d').slice(0, 40))""", DEGENERATE))
            page.context.close()

    def paged(self, name, book, route):
        """On paper no page is left empty for want of a place to divide what follows."""
        page = self.page(book.page(route, "en"), 718)
        page.emulate_media(media="print")
        high = page.evaluate("document.querySelector('main').scrollHeight")
        margin = {side: "1cm" for side in ["top", "right", "bottom", "left"]}
        pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=margin)))
        least = high / (29.7 - 2) * 2.54 / 96
        if pages > 1.15 * least + 1:
            self.fail("print", name, [f"{pages} pages for what fills {least:.1f}"])
        page.context.close()

    def medals(self, name, book, route):
        """Gold is for the record alone, and its medal can be told."""
        page = self.page(book.page(route, "en"))
        self.fail("medals", name, page.evaluate("""() => { const problems = [];
            const gold = [...document.querySelectorAll('.day > summary .badge')].filter(e => getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)');
            if (gold.length !== 1) problems.push(gold.length + ' golden days');
            for (const e of document.querySelectorAll('.badge .icon')) if (e.getBoundingClientRect().width < 20) { problems.push('a medal of ' + e.getBoundingClientRect().width + ' px'); break }
            return problems }"""))
        page.context.close()

    def recalculating(self, name, book, route):
        """The toolbar asks as the settings do, and what it says covers nothing."""
        asked = [e["action"]["confirmation"] for e in book.screen(route, "en")["toolbar"] if "confirmation" in e.get("action", {})]
        if not asked:
            self.fail("recalculating", name, ["the toolbar asks nothing"])
        page = self.page(book.page(route, "en"))
        tool = page.locator(".tools summary", has_text="Recalculate")
        tool.click()
        self.fail("recalculating", name, page.evaluate("""() => { const problems = [], box = e => e.getBoundingClientRect();
            const answer = [...document.querySelectorAll('.tools .answer')].find(e => e.checkVisibility()), title = box(document.querySelector('h1'));
            if (!answer) return ['nothing opens'];
            if (box(answer).bottom > title.top && box(answer).top < title.bottom) problems.push('it covers the title');
            if (!answer.textContent.includes('Recalculate')) problems.push('it has no title');
            if (document.documentElement.scrollWidth > innerWidth) problems.push('it is too wide');
            return problems }"""))
        page.context.close()

    def long_name(self, name, book, route):
        """A long name can be read whole."""
        book.run("profile", "set", "name", "Alexandra " * 6 + "Alexandrovičová")
        page = self.page(book.page(route, "en"), 375)
        self.fail("long name", name, page.evaluate("""() => [...document.querySelectorAll('input[type=text], .field bdi')].filter(e =>
            e.scrollWidth > e.clientWidth + 1 && e.tagName === 'INPUT').map(e => 'cut to ' + e.clientWidth + ' of ' + e.scrollWidth + ' px')"""))
        book.run("profile", "set", "name", "")
        page.context.close()

    def told(self, name, book, route):
        """Values are no greener than other words, and the foot of the page is short."""
        book.choose("samwise")
        for scheme in ["light", "dark"]:
            page = self.page(book.page(route, "en"), color_scheme=scheme)
            self.fail("secondary", f"{name} {scheme}", page.evaluate("""() => { const i = document.createElement('i');
                i.style.color = 'var(--secondary-text)'; document.body.append(i);
                const [r, g, b] = getComputedStyle(i).color.match(/\\d+/g).map(Number);
                return g > r + 4 && g > b + 4 ? ['is green: ' + [r, g, b]] : [] }"""))
            page.context.close()
        book.choose("records-book")
        page = self.page(book.page(route, "en"))
        self.fail("footer", name, page.evaluate("""() => [...document.querySelectorAll('footer')].filter(e =>
            e.textContent.trim().length > 40).map(e => e.textContent.trim())"""))
        page.context.close()

    def empty(self, name, book, route):
        page = self.page(book.page(route, "en"))
        self.fail("empty", name, page.evaluate("""() => { const e = document.querySelector('.empty');
            return [!e.querySelector('svg') && 'no picture', !document.querySelector('.tools .leading') && 'no way back'].filter(Boolean) }"""))
        page.context.close()


def check_served(details, recordbook, folder, book, axe):
    """Pages that are served have controls and lists of their own: they are looked at, pointed at and pressed as well."""
    with subprocess.Popen([recordbook, "--store", book.store, "--no-service", "open", "--no-browser"], text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        try:
            address = next(m[0] for line in server.stdout if (m := re.search(r"http://\S+", line)))
            details.served(address, book, axe)
        finally:
            server.terminate()


def check_looks(browser, recordbook, only):
    from axe_playwright_python.sync_playwright import Axe
    details, axe = Details(browser), Axe()
    with scratch() as folder:
        for name, book, route in states(recordbook, folder):
            if name not in SCREENS or not name.startswith(only):
                continue
            before = details.count, sum(map(len, details.failed.values()))
            details.enlarged(name, book, route)
            book.choose("records-book")
            details.forced(name, book, route)
            details.printed(name, book, route)
            details.mirrored(name, book, route)
            details.aligned(name, book, route)
            wide(details, name, book, route, SIDE_BY_SIDE.get(name, 0))
            if name in TOUCHED_SCREENS:
                details.touched(name, book, route)
            book.choose("records-book")
            details.named(name, book.page(route, "en"), axe)
            details.bound(name, book, route)
            details.arranged(name, book, route)
            details.paged(name, book, route)
            if name.startswith("prayer-"):
                measured(details, name, book, route)
            if name == "history":
                details.medals(name, book, route)
            if name == "history-empty":
                details.empty(name, book, route)
            if name == "records":
                details.recalculating(name, book, route)
            if name == "settings":
                details.long_name(name, book, route)
                details.told(name, book, route)
                if not only:
                    check_served(details, recordbook, folder, book, axe)
            print(f"{name}: {details.count - before[0]} pages, {sum(map(len, details.failed.values())) - before[1]} problems", flush=True)
        exported = ExportedBook(Exports(recordbook, folder))
        for name, file in [("exported-records", "records-scm.html"), ("exported-history", "freestyle-100-scm.html")]:
            if name.startswith(only):
                details.touched(name, exported, file)
                details.named(name, exported.page(file, "en"), axe)
                wide(details, name, exported, file, 2)
    print(details.report(sys.stderr))
    return 1 if details.failed else 0
