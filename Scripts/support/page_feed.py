"""The feed in every state, and PT Expo's login."""
import itertools
import json
import re
import subprocess
from urllib.parse import quote

from page_strength import START, log

BASE = "recordbook://feed"
LOGIN = "recordbook://strength/login"
LEGS, PUSH, MONDAY = "s20261112T170000", "s20261109T170000", "s20261102T170000"


def paired(make, folder):
    """Two books that know each other and have exchanged some workouts: one's own, and the other's."""
    file = folder / "feed.csv"
    file.write_text(log(), encoding="utf-8")
    books = {"Eva": make("feed-eva", START), "Jana": make("feed-jana", START)}
    for book in books.values():
        book.run("import", file)
    code = json.loads(books["Eva"].run("call", "feed.pairPerson", '{"name":"Jana"}'))["code"]
    books["Jana"].run("call", "feed.pairPerson", json.dumps({"name": "Eva", "code": code}))

    def hand(writer, reader):
        path = folder / f"to-{reader}-{len(list(folder.glob('to-*')))}.json"
        books[writer].run("feed", "export", reader, path)
        books[reader].run("feed", "import", path)

    eva, jana = books.values()
    jana.run("feed", "post", LEGS, "--to", "all")
    jana.run("feed", "comment", "me.1", "Hard \u201etoday\u201c \U0001F3CB")
    eva.run("feed", "post", PUSH, "--to", "all")
    eva.run("feed", "post", MONDAY)
    hand("Eva", "Jana")
    hand("Jana", "Eva")
    theirs = next(post["id"] for post in json.loads(eva.run("call", "feed.listPosts"))["posts"] if not post["id"].startswith("me."))
    eva.run("feed", "like", theirs)
    eva.run("feed", "comment", theirs, "Dobrá práce! <b>tučně</b> a hodně dlouhá slova, která se na úzké obrazovce zalomí.")
    return eva, theirs


def feed_states(make, empty, locked, folder):
    """- make: a book by its name and clock.
    - empty, locked: books without a workout; one with an account."""
    eva, theirs = paired(make, folder)
    person = theirs.split(".")[0]
    yield "feed-empty", empty, BASE
    yield "feed", eva, BASE
    yield "feed-post", eva, f"{BASE}/posts/{theirs}"
    yield "feed-post-own", eva, f"{BASE}/posts/me.1"
    yield "feed-share", eva, f"{BASE}/share/s20261105T170000"
    yield "feed-share-again", eva, f"{BASE}/share/{PUSH}"
    yield "feed-people-empty", empty, f"{BASE}/people"
    yield "feed-people", eva, f"{BASE}/people"
    yield "feed-person", eva, f"{BASE}/people/{person}"
    yield "feed-pair", empty, f"{BASE}/pair"
    yield "strength-login", locked, LOGIN
    yield "strength-login-sign-up", empty, f"{LOGIN}?mode=signup"
    yield "strength-login-reset", locked, f"{LOGIN}?mode=reset"
    yield "strength-login-help", locked, f"{LOGIN}/help?then={quote(LOGIN, safe='')}"


# The document's login: the colours that a browser shows, and how they stand out from each other. With more contrast asked for
# the colours are others, which stand out at least as much.
LOGIN_COLOURS = """(isUsual) => {
  const problems = [], one = s => document.querySelector(s), all = s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility());
  const rgb = text => text.match(/[\\d.]+/g).map(Number);
  const hex = text => '#' + rgb(text).slice(0, 3).map(v => Math.round(v).toString(16).padStart(2, '0')).join('').toUpperCase();
  const light = text => { const [r, g, b] = rgb(text).map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05) };
  const behind = e => { const own = getComputedStyle(e).backgroundColor, [, , , alpha = 1] = rgb(own);
    return alpha > 0 || !e.parentElement ? own : behind(e.parentElement) };
  const is = (what, found, wanted) => { if (isUsual && hex(found) !== wanted) problems.push(`${what} is ${hex(found)}, not ${wanted}`) };
  const stands = (what, a, b, least) => { if (ratio(a, b) < least - 0.005) problems.push(`${what} is ${ratio(a, b).toFixed(2)} to 1, below ${least}`) };
  const card = one('main > .card'), style = getComputedStyle(card), page = behind(card.parentElement);
  is('the page', page, '#1A1A1A'); is('the card', style.backgroundColor, '#1C1C1E'); is("the card's border", style.borderTopColor, '#6E6E73');
  stands("the card's border on the page", style.borderTopColor, page, 3);
  stands("the card's border on the card", style.borderTopColor, style.backgroundColor, 3);
  if (parseFloat(style.borderTopLeftRadius) !== 16) problems.push('the card has a radius of ' + style.borderTopLeftRadius);
  const fields = all('main input:not([type=hidden], [type=radio])');
  // A page that stands alone tells commands in place of fields.
  for (const field of fields) {
    const own = getComputedStyle(field);
    is('a field', own.backgroundColor, '#2C2C2E'); is("a field's border", own.borderTopColor, '#7C7C80');
    stands("a field's border on the field", own.borderTopColor, own.backgroundColor, 3);
    stands("a field's border on the card", own.borderTopColor, behind(field.parentElement), 3);
    stands('what is written in a field', own.color, own.backgroundColor, 4.5);
    const label = (field.labels[0] && field.labels[0].querySelector('span')) || field.labels[0] || field.previousElementSibling;
    if (label.getBoundingClientRect().top > field.getBoundingClientRect().top) problems.push('a name is not above its field');
  }
  const main = one('main .primary'), fill = getComputedStyle(main);
  is('the main button', behind(main), '#0068EB'); is('its words', fill.color, '#FFFFFF');
  if (parseFloat(fill.borderTopLeftRadius) !== 25) problems.push('the main button has a radius of ' + fill.borderTopLeftRadius);
  const muted = all('main .disabled, main [aria-disabled=true], main button[disabled]');
  if (muted.length < 2) problems.push(muted.length + ' other ways');
  for (const e of muted) if (getComputedStyle(e).opacity !== '1') problems.push('another way is translucent');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let n; n = walk.nextNode();) {
    const e = n.parentElement;
    if (!n.data.trim() || e.closest('.said, .skip, svg, style, script') || !e.checkVisibility({visibilityProperty: true})) continue;
    stands(`"${n.data.trim().slice(0, 30)}"`, getComputedStyle(e).color, behind(e), 4.5);
  }
  return [...new Set(problems)];
}"""


# A field in which one writes has its border in the colour of links, which stands out from what is on both its sides.
LOGIN_FOCUS = """() => {
  const e = document.activeElement, style = getComputedStyle(e);
  const same = style.borderTopColor !== 'rgb(124, 124, 128)' || style.outlineStyle !== 'none';
  return same ? [] : ['a field in which one writes looks like any other'];
}"""


def login_served(browser, recordbook, folder):
    """The login as `recordbook open` serves it, where its fields are, in every mode: problems, and how many were looked at."""
    from page_tools import LockedBook
    found, count = {}, 0
    for language, contrast, scheme in itertools.product(["cs", "en"], ["no-preference", "more"], ["light", "dark"]):
        mode = {"language": language, "contrast": contrast, "scheme": scheme}
        book = LockedBook(recordbook, folder, f"login-{language}-{contrast}-{scheme}")
        book.choose("pt-expo")
        with subprocess.Popen([recordbook, "--store", book.store, "--no-service", "--language", language, "open", "--no-browser"],
                              text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
            try:
                address = next(m[0] for line in server.stdout if (m := re.search(r"http://\S+", line)))
                context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme=scheme, contrast=contrast)
                page = context.new_page()
                page.goto(address)
                for name in ["login", "signup", "reset"]:
                    page.goto(f"{page.url.split('/screen')[0]}/screen/strength/login?mode={name}")
                    problems = page.evaluate(LOGIN_COLOURS, contrast == "no-preference")
                    fields = page.locator("main input:not([type=hidden], [type=radio])")
                    if fields.count() < 2:
                        problems.append(f"{fields.count()} fields")
                    else:
                        fields.first.focus()
                        problems += page.evaluate(LOGIN_FOCUS)
                    count += 1
                    for problem in problems:
                        found.setdefault(f"login {name}: {problem}", []).append(mode)
                context.close()
            finally:
                server.terminate()
    return found, count


def without_chance(book, snapshot):
    """The same with the names drawn at random for people, and the words they compare, by what they are."""
    for number, person in enumerate(json.loads(book.run("call", "feed.listPeople"))["people"], 1):
        snapshot = snapshot.replace(person["id"], f"PERSON-{number}")
    # Six words with dots between them, the English ones in brackets beside those of another language.
    return re.sub(r"\w+(?: \(\w+\))?(?: · \w+(?: \(\w+\))?){5}", "SIX · WORDS", snapshot)
