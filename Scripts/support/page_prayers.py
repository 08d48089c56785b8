"""Prayer's screens in their states, and the numbers of its design."""

BASE = "recordbook://prayer"
PRAGUE = [["prayer", "place", "Prague"]]
RECORDED = [
    ["prayer", "log-range", "2026-10-05", "2026-11-20", "on-time"],
    ["prayer", "log", "fajr", "late", "--day", "2026-11-21"], ["prayer", "log", "dhuhr", "on-time", "--day", "2026-11-21", "--congregation"],
    ["prayer", "log", "asr", "missed", "--day", "2026-11-19"], ["prayer", "log", "isha", "made-up", "--day", "2026-11-18"],
]
ALL = [["prayer", "log", prayer, "on-time", "--day", "2026-11-22"] for prayer in ["fajr", "dhuhr", "asr", "maghrib", "isha"]]


def prayer_states():
    """Name, clock, the commands that fill a book, and route; without commands it is the book before."""
    yield "prayer-welcome", "2026-11-22T09:12:05Z", [], f"{BASE}/welcome"
    yield "prayer-step-place", None, None, f"{BASE}/onboarding/place"
    yield "prayer-no-place", None, None, BASE
    yield "prayer-stats-empty", None, None, f"{BASE}/stats"
    yield "prayer-before", "2026-11-22T03:30:05Z", PRAGUE + RECORDED, BASE
    yield "prayer-between", "2026-11-22T12:30:05Z", PRAGUE + RECORDED + ALL[:1] + [
        ["prayer", "set-debt", "fajr", "12"], ["prayer", "excuse", "--from", "2026-11-02/asr", "--until", "2026-11-04/fajr", "--reason", "menses"],
        ["prayer", "remind", "before", "--minutes", "15", "--prayers", "fajr,isha"], ["settings", "set", "prayer.streak", "on"],
        ["settings", "set", "prayer.goal", "28 prayed"], ["settings", "set", "prayer.arabic-names", "on"]], BASE
    yield "prayer-log", None, None, f"{BASE}/days/2026-11-21/dhuhr"
    yield "prayer-log-upcoming", None, None, f"{BASE}/days/2026-11-22/isha"
    yield "prayer-times", None, None, f"{BASE}/times?month=2026-11"
    yield "prayer-stats", None, None, f"{BASE}/stats"
    yield "prayer-stats-year", None, None, f"{BASE}/stats?period=year"
    yield "prayer-profile", None, None, f"{BASE}/profile"
    yield "prayer-settings", None, None, f"{BASE}/settings"
    for group in ["method", "latitudes", "hijri", "more"]:
        yield f"prayer-settings-{group}", None, None, f"{BASE}/settings/{group}"
    yield "prayer-step-calculation", None, None, f"{BASE}/onboarding/calculation"
    yield "prayer-step-reminders", None, None, f"{BASE}/onboarding/reminders"
    yield "prayer-step-ready", None, None, f"{BASE}/onboarding/ready"
    yield "prayer-complete", "2026-11-22T19:40:05Z", PRAGUE + RECORDED + ALL, BASE
    yield "prayer-tromso", "2026-06-21T09:00:05Z", [["prayer", "place", "69.6489,18.9551", "--zone", "Europe/Oslo", "--name", "Tromsø"]], BASE
    yield "prayer-tromso-times", None, None, f"{BASE}/times?month=2026-06"


NUMBERS = """(isFirst) => {
  const problems = [], box = e => e.getBoundingClientRect(), style = e => getComputedStyle(e);
  const expect = (e, what, found, wanted, error = 0.6) => {
    if (Math.abs(found - wanted) > error) problems.push(what + ' is ' + found + ', not ' + wanted + ': ' + e.textContent.trim().slice(0, 30)) };
  const seen = selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility() && box(e).width > 1);
  const head = document.querySelector('.head');
  if (head && box(head).height < innerHeight / 4 - 0.5) problems.push('the header takes ' + box(head).height + ' of ' + innerHeight);
  for (const e of seen('.head h1')) expect(e, 'a title', parseFloat(style(e).fontSize), 28);
  for (const e of seen('.head .subtitle')) expect(e, 'a subtitle', parseFloat(style(e).fontSize), 16);
  for (const e of seen('.centered > h1')) expect(e, 'the hero', parseFloat(style(e).fontSize), 36);
  for (const e of seen('main .button')) {
    if (box(e).height < 55.9) problems.push('a button is ' + box(e).height + ' high');
    expect(e, "a button's radius", parseFloat(style(e).borderTopLeftRadius), 28); }
  for (const e of seen('main > .card')) {
    expect(e, "a card's radius", parseFloat(style(e).borderTopLeftRadius), 16);
    expect(e, 'room in a card', parseFloat(style(e).paddingLeft), 20); }
  for (const e of seen('main .section > .rows > li')) expect(e, "a row's radius", parseFloat(style(e).borderTopLeftRadius), 16);
  for (const e of seen('main > .card + .card'))
    expect(e, 'the gap of cards', box(e).top - box(e.previousElementSibling).bottom, 20);
  for (const e of seen('main .section > .rows > li + li'))
    expect(e, 'the gap of rows', box(e).top - box(e.previousElementSibling).bottom, 16);
  for (const e of seen('main .button:not(.primary, .disabled)')) expect(e, "a button's line", parseFloat(style(e).borderTopWidth), 2);
  for (const e of seen('main .button.primary')) if (!/0px 4px 8px/.test(style(e).boxShadow)) problems.push('the shadow is ' + style(e).boxShadow);
  for (const e of seen('main .field input')) expect(e, "a field's radius", parseFloat(style(e).borderTopLeftRadius), 12);
  for (const e of seen('footer')) expect(e, 'the foot', parseFloat(style(e).paddingTop), 40);
  for (const e of seen('.card > :is(h2, h3, h4).title')) expect(e, 'a title in a card', parseFloat(style(e).fontSize), 18);
  for (const e of seen('.tools .tool.trailing > span')) {
    expect(e, 'Done', parseFloat(style(e).fontSize), 18);
    expect(e, 'the weight of Done', parseFloat(style(e).fontWeight), 600);
    if (box(e.parentElement).height < 43.9) problems.push('Done is ' + box(e.parentElement).height + ' high') }
  for (const e of seen('main > .group, main > .field, main > form.act > .field')) {
    expect(e, 'room in a group', parseFloat(style(e).paddingLeft), 20);
    if (!/0px 2px 8px/.test(style(e).boxShadow)) problems.push('a group without shadow: ' + e.textContent.trim().slice(0, 30)) }
  for (const e of seen('.card :is(.card, .group, .field)')) {
    if (style(e).boxShadow !== 'none') problems.push('a shadow in a card: ' + e.textContent.trim().slice(0, 30));
    expect(e, 'room in a group in a card', parseFloat(style(e).paddingLeft), 0) }
  for (const e of seen('.dots > span:not(.said, .now)'))
    if (!/1.5px inset/.test(style(e).boxShadow)) problems.push('a dot has no ring: ' + style(e).boxShadow);
  const dots = seen('.dots > span:not(.said)'), now = dots.filter(e => e.classList.contains('now'));
  for (const e of dots) expect(e, 'a dot', box(e).width, now.includes(e) ? 9.6 : 8, 0.1);
  for (let i = 1; i < dots.length; i++)
    expect(dots[i], 'the gap of dots', dots[i].offsetLeft - dots[i - 1].offsetLeft - dots[i - 1].offsetWidth, 8, 0.1);
  if (dots.length && (dots.length !== 5 || now.length !== 1)) problems.push(dots.length + ' dots, ' + now.length + ' current');
  for (const e of seen('[lang=ar]')) if (style(e).direction !== 'rtl') problems.push('an Arabic name runs from the left');
  return problems }"""

MOVING = """() => document.getAnimations().filter(a => a.playState === 'running' || a.currentTime < 0 || a.effect.getTiming().delay > 0)
  .map(a => a.animationName + ' of ' + a.effect.target.className)"""


def measured(looks, name, book, route):
    """The numbers of the design, on a telephone; nothing moves or waits where motion is not wanted; where it is, what can
    be pressed can be from the first moment."""
    book.choose("prayer-tracker")
    for language in ["en", "cs"]:
        page = looks.page(book.page(route, language), reduced_motion="reduce")
        looks.fail("numbers", f"{name} {language}", page.evaluate(NUMBERS))
        looks.fail("motion", f"{name} {language}", page.evaluate(MOVING)[:2])
        page.context.close()
    page = looks.page(book.page(route, "en"), reduced_motion="no-preference")
    looks.fail("waiting", name, page.evaluate("""() => [...document.querySelectorAll('.button, summary, a')].filter(e =>
        e.checkVisibility() && (parseFloat(getComputedStyle(e).opacity) < 1 || getComputedStyle(e).pointerEvents === 'none')).map(
        e => e.textContent.trim().slice(0, 30)).slice(0, 2)"""))
    page.context.close()
    book.choose("records-book")
