"""How pages look where nobody looks at rest: pointed at and pressed, at the largest text, in forced colours, on paper,
from right to left, on gradients, and whether times stand in one column."""
import itertools

from page_beside import beside

SCHEMES = ["light", "dark"]
CONTRASTS = ["no-preference", "more"]
DESIGNS = ["records-book", "run-buddy", "pt-expo", "samwise", "prayer-tracker"]
# What a person points at and presses, one of each kind.
TOUCHED = ["a.row", "summary.row", ".day > summary", ".tools > .tool", ".choice a", ".button:not(.disabled)", ".segments label",
           ".group .control > label", ".pressable", ".tab", "td a", ".beside > .title"]

# Contrast of each text with each colour that may lie behind it: a gradient is all of its colours.
CONTRAST = """(root) => {
  const canvas = document.createElement('canvas'); canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', {willReadFrequently: true});
  const rgba = text => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = text; pen.fillRect(0, 0, 1, 1);
    const d = pen.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255] };
  const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  const light = c => { const [r, g, b] = c.slice(0, 3).map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05) };
  const behind = e => {
    if (!e) return [[255, 255, 255, 1]];
    const style = getComputedStyle(e), own = rgba(style.backgroundColor);
    let found = own[3] === 1 ? [own] : behind(e.parentElement).map(b => over(own, b));
    const stops = style.backgroundImage.match(/(?:rgba?|color)\\([^)]*\\)/g) || [];
    return stops.length ? stops.flatMap(s => found.map(b => over(rgba(s), b))) : found;
  };
  const worst = [];
  for (const e of root.querySelectorAll ? [root, ...root.querySelectorAll('*')] : []) {
    if (![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
    if (!e.checkVisibility({visibilityProperty: true}) || e.closest('.said, .skip, svg, style, script')) continue;
    const style = getComputedStyle(e); let opacity = 1;
    for (let p = e; p; p = p.parentElement) opacity *= getComputedStyle(p).opacity;
    const size = parseFloat(style.fontSize), large = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
    for (const b of behind(e)) {
      const ink = rgba(style.color); ink[3] *= opacity;
      const found = ratio(over(ink, b), b);
      if (found < (large ? 3 : 4.5)) worst.push(found.toFixed(2) + ' "' + e.textContent.trim().slice(0, 30) + '"');
    }
  }
  return [...new Set(worst)];
}"""

LOOK = """e => { const of = (x, p) => { const s = getComputedStyle(x, p);
    return [s.backgroundColor, s.boxShadow, s.transform, s.opacity, s.textDecorationLine, s.outlineStyle, s.color].join(';') };
  return of(e) }"""

# Words and numbers that stand on more than one line. A word that has a hyphen may end a line there.
BROKEN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let n; n = walk.nextNode();) {
    const e = n.parentElement;
    if (e.closest('code, .said, .skip, svg, style, script, footer') || !e.checkVisibility({visibilityProperty: true})) continue;
    for (const match of n.data.matchAll(/[^\\s–-]+/g)) {
      const range = document.createRange();
      range.setStart(n, match.index); range.setEnd(n, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].filter(b => b.width > 0.5).map(b => Math.round(b.top)));
      if (lines.size > 1 && (match[0].length <= 14 || /^[\\d:.,]+$/.test(match[0]))) found.push(match[0]);
    }
  }
  return [...new Set(found)];
}"""


class Looks:
    """Opens screens in a browser, each in its own mode, and collects what is wrong with them by the name of a check."""

    def __init__(self, browser):
        self.browser, self.failed, self.count = browser, {}, 0

    def page(self, html, width=390, **mode):
        self.count += 1
        isServed = html.startswith("http:")
        context = self.browser.new_context(viewport={"width": width, "height": 844}, offline=not isServed, **mode)
        page = context.new_page()
        page.goto(html) if isServed or html.startswith("file:") else page.set_content(html)
        page.evaluate("document.querySelectorAll('details').forEach((d, i) => { if (i < 4 && !d.closest('.tools')) d.open = true })")
        return page

    def fail(self, kind, where, problems):
        for problem in problems:
            self.failed.setdefault(kind, []).append(f"{where}: {problem}")

    def touched(self, name, book, route):
        """Hover and press keep the contrast, and differ from each other and from rest, without motion too."""
        for design, scheme, contrast in itertools.product(DESIGNS, SCHEMES, CONTRASTS):
            if book.design != design:
                book.choose(design)
            page = self.page(book.page(route, "en"), color_scheme=scheme, contrast=contrast, reduced_motion="reduce")
            self.touch(page, f"{name} {design} {scheme} {contrast}")
            page.context.close()

    def touch(self, page, where):
        self.fail("contrast at rest", where, page.evaluate(f"({CONTRAST})(document.body)"))
        for selector in TOUCHED:
            one = page.locator(selector).locator("visible=true").first
            if not one.count():
                continue
            one.scroll_into_view_if_needed()
            page.mouse.move(0, 0)
            looks, element = [one.evaluate(LOOK)], one.element_handle()
            one.hover(force=True)
            looks.append(element.evaluate(LOOK))
            self.fail("contrast pointed at", f"{where} {selector}", element.evaluate(CONTRAST))
            page.mouse.down()
            looks.append(element.evaluate(LOOK))
            self.fail("contrast pressed", f"{where} {selector}", element.evaluate(CONTRAST))
            page.mouse.move(0, 0)
            page.mouse.up()
            for a, b, what in [(0, 1, "rest and pointed at"), (1, 2, "pointed at and pressed"), (0, 2, "rest and pressed")]:
                if looks[a] == looks[b]:
                    self.fail("feedback", f"{where} {selector}", [f"{what} look the same"])

    def served(self, address, book, axe):
        """Controls of pages that a server answers for, and the lists beside details; the address opens once, so all of it
        is done in one context."""
        page = self.page(address, reduced_motion="reduce")
        base = page.url
        beside(self, page, base.rstrip("/"), book, axe)
        for path in ["/settings", "/swimming/records"]:
            page.goto(base.rstrip("/") + path)
            for scheme, contrast in itertools.product(SCHEMES, CONTRASTS):
                page.emulate_media(color_scheme=scheme, contrast=contrast)
                self.count += 1
                self.touch(page, f"served {path} {scheme} {contrast}")
        page.context.close()

    def enlarged(self, name, book, route):
        """No word or number is broken at any size of text on a telephone; what is pressed grows with the text. The first
        design is looked at closely, the others where there is least room."""
        sizes = {design: [100, 200, 310] for design in DESIGNS} | {DESIGNS[0]: [100, 150, 175, 200, 235, 275, 310]}
        for design, language, width in itertools.product(DESIGNS, ["en", "cs"], [320, 375, 430]):
            if design != DESIGNS[0] and width != 320:
                continue
            if book.design != design:
                book.choose(design)
            page = self.page(book.page(route, language), width)
            page.add_style_tag(content="html { font-size: calc(var(--test) * 1%) !important }")
            for size in sizes[design]:
                page.evaluate(f"document.documentElement.style.setProperty('--test', {size})")
                where = f"{name} {design} {language} {width} px {size} %"
                self.fail("broken words", where, page.evaluate(BROKEN))
                small = page.evaluate("""size => [...document.querySelectorAll(
                    'input[type=radio], input[role=switch], .tool .icon, .title .icon, .day > summary')].filter(e =>
                    e.checkVisibility() && !e.closest('.segments')).filter(e => e.getBoundingClientRect().height <
                    (e.matches('.icon, input') ? 19 : 40) * size / 100 / 1.6).map(e => e.outerHTML.slice(0, 60))""", size)
                self.fail("controls that do not grow", where, small[:2])
                wide = page.evaluate("""() => { const d = document.documentElement;
                    return d.scrollWidth > innerWidth ? [d.scrollWidth - innerWidth + ' px too wide: ' +
                      [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth + 0.5 &&
                        e.checkVisibility()).slice(0, 2).map(e => e.outerHTML.slice(0, 60)).join(', ')] : [] }""")
                self.fail("wide", where, wide)
            page.context.close()

    def forced(self, name, book, route):
        """In forced colours a switch that is on differs from one that is off, and marks keep a colour."""
        for scheme in SCHEMES:
            page = self.page(book.page(route, "en"), color_scheme=scheme, forced_colors="active")
            problems = page.evaluate("""() => {
              const seen = (e, p) => { const s = getComputedStyle(e, p); return s.backgroundColor + s.borderColor };
              const problems = [], look = e => seen(e) + seen(e, '::before');
              const one = document.querySelector('input[role=switch]');
              if (one) { one.checked = false; const off = look(one); one.checked = true;
                if (off === look(one)) problems.push('a switch looks the same on and off') }
              for (const selector of ['a.row', 'summary.row', '.day > summary']) { const e = document.querySelector(selector);
                if (!e) continue;
                const mark = getComputedStyle(e, '::after');
                const page = getComputedStyle(document.documentElement).backgroundColor, canvas = document.createElement('i');
                canvas.style.cssText = 'background: Canvas; forced-color-adjust: none'; document.body.append(canvas);
                if (mark.display !== 'none' && (mark.backgroundColor === getComputedStyle(canvas).backgroundColor ||
                  mark.forcedColorAdjust !== 'none')) problems.push('the mark of ' + selector + ' has the page\\'s colour') }
              for (const e of document.querySelectorAll('.day > summary'))
                if (parseFloat(getComputedStyle(e).borderTopWidth) < 1) { problems.push('a day has no border'); break }
              return problems }""")
            self.fail("forced colours", f"{name} {scheme}", problems)
            page.context.close()

    def printed(self, name, book, route):
        """On paper the palette is the light one whatever the setting, controls are absent, days may be divided."""
        book.run("settings", "set", "theme", "dark")
        page = self.page(book.page(route, "en"))
        book.run("settings", "set", "theme", "system")
        page.emulate_media(media="print")
        self.fail("print", name, page.evaluate(f"({CONTRAST})(document.body)")[:3])
        self.fail("print", name, page.evaluate("""() => { const problems = [];
          const ink = getComputedStyle(document.body).color.match(/\\d+/g).slice(0, 3).map(Number);
          if (Math.max(...ink) > 120) problems.push('text is ' + ink);
          // Of a choice the chosen one is printed, where it says of what the page is.
          for (const selector of ['.choice', ':is(.section, .card) .group', 'main > .group:not(:has(:checked, [aria-current]))',
            'main > .group .control:not(:has(:checked, [aria-current]))', '.field', '.section > .control', 'form']) { const e = document.querySelector(selector);
            if (e && e.checkVisibility()) problems.push(selector + ' is printed') }
          const day = document.querySelector('.day');
          if (day && getComputedStyle(day).breakInside === 'avoid') problems.push('a day is never divided');
          const badge = document.querySelector('.badge');
          if (badge && getComputedStyle(badge).backgroundColor !== 'rgba(0, 0, 0, 0)') problems.push('a badge needs its background');
          return problems }"""))
        page.context.close()

    def mirrored(self, name, book, route):
        """From right to left the page is as wide as the window and the way back points the other way."""
        page = self.page(book.page(route, "en").replace('dir="ltr"', 'dir="rtl"', 1))
        self.fail("right to left", name, page.evaluate("""() => { const problems = [];
          if (document.documentElement.scrollWidth > innerWidth) problems.push('is ' + document.documentElement.scrollWidth + ' px wide');
          const back = document.querySelector('.tool.leading .icon:has([href*=left], [href*=back])');
          if (back && getComputedStyle(back).transform === 'none') problems.push('the way back is not mirrored');
          for (const e of document.querySelectorAll('.plot')) if (getComputedStyle(e).direction !== 'ltr') problems.push('a chart is mirrored');
          for (const e of document.querySelectorAll('.time, .number, .hero-number'))
            if (getComputedStyle(e).unicodeBidi !== 'isolate') { problems.push('a time is not set apart'); break }
          const field = document.querySelector('input[type=text]:not([dir=auto])');
          if (field) problems.push('a field does not follow the direction of what it holds');
          return problems }"""))
        page.context.close()

    def aligned(self, name, book, route):
        """Times end in one column over all sections, and stand on the line of their labels; words beside them need not."""
        for width in [375, 768, 1440]:
            page = self.page(book.page(route, "en"), width)
            self.fail("aligned", f"{name} {width} px", page.evaluate("""() => {
              const rows = [...document.querySelectorAll('.section > .triple .row')].filter(r =>
                r.querySelector('.center:not(.caption)') && r.querySelector('.leading')), problems = [];
              const foot = e => { const i = document.createElement('i');
                i.style.cssText = 'display: inline-block; width: 0; height: 0'; e.append(i);
                const y = i.getBoundingClientRect().bottom; i.remove(); return y };
              // On a wide window sections stand in several columns; behind numbers alone times stand further left.
              const columns = Object.groupBy(rows, r => Math.round(r.closest('.section').getBoundingClientRect().left) +
                r.closest('.rows').className);
              for (const column of Object.values(columns)) {
                const ends = new Set(column.map(r => Math.round(r.querySelector('.center').getBoundingClientRect().right)));
                if (ends.size > 1) problems.push('times end at ' + [...ends].join(', ')) }
              const off = rows.filter(r => { const t = r.querySelector('.center'), l = r.querySelector('.leading');
                return getComputedStyle(t).alignSelf !== 'center' && l.getClientRects().length === 1 && t.getBoundingClientRect().top < l.getBoundingClientRect().bottom &&
                  l.offsetHeight < 1.6 * parseFloat(getComputedStyle(l).fontSize) && Math.abs(foot(t) - foot(l)) > 0.6 });
              if (off.length) problems.push(off.length + ' times are off the line of their labels');
              return problems }"""))
            page.context.close()

    def report(self, file):
        for kind, problems in sorted(self.failed.items()):
            print(f"{kind}: {len(problems)}", file=file)
            for problem in problems[:4]:
                print(f"    {problem}", file=file)
        return f"{self.count} pages in their looks, {sum(map(len, self.failed.values()))} problems"
