"""The list that leads to a detail, beside it where there is room, on pages that a server answers for; and the values of
charts where they are pointed at."""
import itertools

DESIGNS = ["records-book", "run-buddy", "pt-expo", "samwise", "prayer-tracker"]

PLACED = """() => {
  const problems = [], box = e => e.getBoundingClientRect(), list = document.querySelector('.beside');
  const rows = [...list.querySelectorAll('[aria-current=page]')], main = document.querySelector('main');
  if (rows.length !== 1) return [rows.length + ' rows are shown as chosen'];
  if (new URL(rows[0].href).pathname !== location.pathname) problems.push('the chosen row leads elsewhere');
  const row = box(rows[0]);
  if (row.top < box(list.querySelector('.title')).bottom - 1 || row.bottom > innerHeight) problems.push('the chosen row is out of sight');
  if (box(list).right > box(main).left + 1) problems.push('the list covers the detail');
  for (const e of list.querySelectorAll('a, span')) if (e.checkVisibility() && !e.closest('.said') && box(e).right > box(list).right + 1) {
    problems.push('cut off: ' + e.textContent.trim().slice(0, 30)); break }
  if (document.documentElement.scrollWidth > innerWidth) problems.push('overflows');
  for (const e of list.querySelectorAll('a')) if (box(e).height < 43.9) { problems.push('a row is ' + box(e).height + ' high'); break }
  return problems }"""

# What comes up at the first strip of a chart.
VALUE = """e => getComputedStyle(e, '::after').content + getComputedStyle(e, '::after').display"""


def beside(looks, page, base, book, axe):
    from page_looks import CONTRAST
    from page_widths import GAPS, LINES, LONGEST, WIDEST_GAP
    page.goto(base + "/swimming/records")
    history = page.locator("main a.row").first.get_attribute("href")
    page.goto(base.split("/", 3)[0] + "//" + base.split("/")[2] + history)
    paths = [page.url, page.evaluate("document.querySelector('.day a.row').href")]
    for path, width in itertools.product(paths, [375, 1023, 1024, 1440, 1920]):
        page.set_viewport_size({"width": width, "height": 844})
        page.goto(path)
        looks.count += 1
        where = f"{'history' if path == paths[0] else 'segment'} {width} px"
        if page.locator(".beside").is_visible() != (width >= 1024):
            looks.fail("beside", where, ["the list is " + ("not " if width >= 1024 else "") + "there"])
        if width < 1024:
            continue
        looks.fail("beside", where, page.evaluate(PLACED))
        looks.fail("long lines", where, page.evaluate(LINES, LONGEST))
        looks.fail("far numbers", where, page.evaluate(GAPS, WIDEST_GAP)[:2])
        for violation in axe.run(page).response["violations"]:
            looks.fail("axe beside", where, [violation["id"] + " " + node["html"][:80] for node in violation["nodes"][:2]])
    for design in DESIGNS:
        book.choose(design)
        for path, scheme, contrast in itertools.product(paths, ["light", "dark"], ["no-preference", "more"]):
            page.emulate_media(color_scheme=scheme, contrast=contrast)
            page.goto(path)
            looks.count += 1
            where = f"{'history' if path == paths[0] else 'segment'} {design} {scheme} {contrast}"
            looks.fail("contrast beside", where, page.evaluate(f"({CONTRAST})(document.querySelector('.beside'))"))
            looks.fail("beside", where, page.evaluate(PLACED))
    book.choose("records-book")
    page.emulate_media(color_scheme="light", contrast="no-preference")
    values(looks, page, base)
    page.set_viewport_size({"width": 390, "height": 844})


def values(looks, page, base):
    """Bars and lines tell their values where they are pointed at, and where the keyboard stands."""
    page.goto(base + "/swimming/years")
    page.goto(page.evaluate("document.querySelector('main .rows a.row').href"))
    looks.count += 1
    spot = page.locator(".bars .spots i").first
    if not spot.count():
        looks.fail("values of charts", "month", ["no bar tells its value"])
        return
    quiet = spot.evaluate(VALUE)
    spot.hover()
    pointed = spot.evaluate(VALUE)
    page.mouse.move(0, 0)
    spot.focus()
    if quiet == pointed or pointed != spot.evaluate(VALUE):
        looks.fail("values of charts", "month", ["a bar tells nothing where it is pointed at"])
