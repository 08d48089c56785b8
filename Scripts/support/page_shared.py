"""The page that a friend is sent, as one file opened from the disk in a real browser: with a microphone (Chromium's own
test tone), with the microphone denied, without script, with files that are no voice, in both languages, light and dark,
with the largest text; what it saves is given back to the book."""
import base64
import json
import re
import struct
import wave

from page_support import CLOCK
from page_tools import Book, scratch

FRIEND, RUNNER, PLAN = "Sára <i>O'Neil</i>", "Jana <b>", 'Neděle & "řeka" <script>'
LIMIT = 65536


def sound(path, seconds):
    """A WAV of silence."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(8000)
        file.writeframes(b"\x80" * int(8000 * seconds))
    return path


class Check:
    def __init__(self):
        self.problems, self.done = [], 0

    def __call__(self, fine, what):
        self.done += 1
        if not fine:
            self.problems.append(what)


class Visit:
    """The page in a browser of its own."""

    def __init__(self, browser, file, check, **more):
        self.context = browser.new_context(**({"viewport": {"width": 390, "height": 844}, "accept_downloads": True} | more))
        self.page = self.context.new_page()
        self.requests, self.check = [], check
        # Sounds of its own are no requests.
        self.page.on("request", lambda r: self.requests.append(r.url) if not r.url.startswith("blob:") else None)
        self.page.on("pageerror", lambda e: check(False, f"error of the script: {e}"))
        self.page.on("console", lambda m: check(m.type != "error", f"the browser complains: {m.text}"))
        self.page.goto(file.as_uri())

    def __enter__(self):
        return self.page

    def __exit__(self, *_):
        self.check(len(self.requests) == 1, f"requests: {self.requests[1:]}")
        self.context.close()


def to_recorder(page, fill=None):
    page.click("#next")
    for id, text in (fill or {}).items():
        page.fill("#" + id, text)
    page.click("#who button.primary")


def save(page, folder):
    with page.expect_download() as download:
        page.click("#pack")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def note(page):
    """The note that is shown beside the recorder; empty where none is."""
    page.wait_for_timeout(400)
    return next((e.get_attribute("data-note") for e in page.query_selector_all("[data-note]") if e.is_visible()), "")


def axe(page, runner, check, what, decided=()):
    found = runner.run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}).response
    for violation in found["violations"]:
        check(False, f"{what}: axe: {violation['id']} {violation['nodes'][0]['target']}")
    for open in found["incomplete"]:
        if open["id"] not in decided:
            check(False, f"{what}: axe leaves open: {open['id']} {open['nodes'][0]['target']}")


MEASURE = """() => { const problems = [];
  if (document.documentElement.scrollWidth > innerWidth) problems.push('overflows to ' + document.documentElement.scrollWidth);
  for (const e of document.querySelectorAll('button, input, textarea, .languages label, audio')) {
    if (!e.checkVisibility()) continue; const label = e.type === 'radio' ? e.closest('label') : e, b = label.getBoundingClientRect();
    if (b.height < 43.9 || b.width < 43.9) problems.push('target ' + Math.round(b.width) + 'x' + Math.round(b.height) + ' ' + e.outerHTML.slice(0, 60)) }
  const main = document.querySelector('main').getBoundingClientRect(), rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (main.width > 20 * rem + 1) problems.push('the column is ' + main.width + ' wide');
  if (rem === 16) { const margin = innerWidth < 375 ? 16 : innerWidth < 428 ? 20 : innerWidth < 768 ? 24 : 32;
    const side = parseFloat(getComputedStyle(document.body).paddingLeft); if (side !== margin) problems.push('the margin is ' + side + ', not ' + margin) }
  for (const [s, r] of [['.step.card:not(.hero)', 12], ['.hero', 16], ['button', 8], ['textarea', 6]]) {
    const e = [...document.querySelectorAll(s)].find(e => e.checkVisibility()); if (!e) continue;
    const found = parseFloat(getComputedStyle(e).borderRadius); if (found !== r) problems.push(s + ' has a radius of ' + found) }
  for (const e of document.querySelectorAll('body *')) if (e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 11)
    problems.push('smaller than 11: ' + e.outerHTML.slice(0, 60));
  return problems }"""


def look(browser, enlarged, file, folder, runner, check, screens):
    """Each step, measured and judged."""
    for language in ["cs", "en"]:
        for scheme, browser_, width, more in [
                ("light", browser, 390, {}), ("dark", browser, 390, {}), ("light", browser, 320, {}), ("light", browser, 1024, {}),
                ("light", enlarged, 320, {}), ("dark", browser, 390, {"contrast": "more"}),
                ("light", browser, 390, {"forced_colors": "active"}), ("light", browser, 390, {"reduced_motion": "reduce"})]:
            more = {"reduced_motion": "no-preference"} | more
            name = f"{language}-{scheme}-{width}{'-large' if browser_ is enlarged else ''}{''.join('-' + v for v in more.values())}"
            with Visit(browser_, file, check, viewport={"width": width, "height": 844}, color_scheme=scheme, **more) as page:
                page.check("#" + language)
                other = {"cs": "en", "en": "cs"}[language]
                check(page.evaluate("document.documentElement.lang") == language, f"{name}: the page's language")
                check(not page.is_visible(f"h1 [lang={other}]"), f"{name}: shows the other language, too")

                def step(number):
                    page.wait_for_timeout(0 if more["reduced_motion"] == "reduce" else 600)
                    for problem in page.evaluate(MEASURE):
                        check(False, f"{name}, step {number}: {problem}")
                    # The system's colours are the system's own.
                    axe(page, runner, check, f"{name}, step {number}", ["color-contrast"] if "forced_colors" in more else [])
                    if screens:
                        page.screenshot(path=screens / f"shared-{name}-{number}.png", full_page=True)

                step(1)
                page.click("#next")
                if more["reduced_motion"] == "reduce":
                    check(page.evaluate("document.getAnimations().length") == 0, f"{name}: moves")
                step(2)
                page.fill("#from", "")
                page.fill("#km", "daleko")
                page.click("#who button.primary")
                check(page.is_visible("#from-wrong") and page.is_visible("#km-wrong"), f"{name}: takes no name, or no number")
                step("2-wrong")
                page.fill("#from", "Sára")
                page.fill("#km", "5,2")
                page.click("#who button.primary")
                step(3)
                page.set_input_files("#file", sound(folder / "voice.wav", 2))
                page.wait_for_selector("#pack:not([disabled])")
                step("3-heard")
                save(page, folder)
                step(4)


def check_shared(playwright, chromium, program, screens):
    from axe_playwright_python.sync_playwright import Axe
    check = Check()
    fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
    start = lambda *more: playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", *more])
    with scratch() as folder:
        book = Book(program, folder, "book", CLOCK)
        book.run("profile", "set", "name", RUNNER)
        plan = json.loads(book.run("--json", "support", "add", PLAN, "--day", "2026-11-29", "--goal", "12.5"))["plan"]["plan"]
        page_of = {}
        for friend in [FRIEND, "Petr"]:
            file = folder / f"page-{len(page_of)}.html"
            book.run("support", "share", plan, file, "--to", friend)
            page_of[friend] = file
        file, other = page_of[FRIEND], page_of["Petr"]
        size = file.stat().st_size
        check(size <= LIMIT, f"the page has {size} bytes")
        html = file.read_text(encoding="utf-8")
        check(not re.search(r"https?:|//www|<link|<img|@import", html), "the page names an address")
        voices, enlarged = start(*fake), start(*fake, "--blink-settings=defaultFontSize=50")

        def received(path):
            return json.loads(book.run("--json", "support", "receive", path))["received"]

        def record(page):
            page.click(".record")
            page.wait_for_selector(".stop:visible")
            page.wait_for_timeout(1500)
            page.click(".stop")
            page.wait_for_selector("#pack:not([disabled])")
            return save(page, folder)

        # With a microphone: a message for a distance, one for a time, and a recording made elsewhere, each with its token.
        with Visit(voices, file, check) as page:
            check("<b>" in page.inner_text("h1") and not page.query_selector("h1 b"), "HTML in a name is not shown as text")
            to_recorder(page, {"from": "Sára", "km": "5,2", "text": "Držím palce <3"})
            for number, trigger in enumerate([{"metres": 5200}, {"minutes": 25}]):
                saved = record(page)
                check(page.is_visible(".saved"), "no confirmation")
                bundle = json.loads(saved.read_text(encoding="utf-8"))
                check(bundle["trigger"] == trigger, f"the trigger is {bundle['trigger']}")
                check(bundle["samwise"] == 1 and bundle["from"] == "Sára", "the bundle tells someone else")
                audio = base64.b64decode(bundle["audio"]["base64"])
                check(audio[4:8] == b"ftyp" or audio[:4] == b"OggS", f"recorded {audio[:12]}")
                check(received(saved) == 1, f"message {number + 1} was not received")
                check(received(saved) == 0, "the same file twice is two messages")
                page.click("#another")
                page.fill("#minutes", "25")
                page.click("#who button.primary")
            page.set_input_files("#file", sound(folder / "own.wav", 3))
            page.wait_for_selector("#pack:not([disabled])")
            check(received(save(page, folder)) == 1, "a chosen recording was not received")
        shown = json.loads(book.run("--json", "call", "support.showPlan", json.dumps({"plan": plan})))
        check(shown["plan"]["waiting"] == 3, f"{shown['plan']['waiting']} messages wait")
        planted = book.run("show", f"recordbook://support/run/{plan}/share") + json.dumps(shown)
        check("palce" not in planted and "5200" not in planted, "a message's words or moment are shown before it was heard")

        # What is no voice, and a window that has used all it had.
        with Visit(voices, other, check) as page:
            to_recorder(page)
            folder.joinpath("film.webm").write_bytes(b"\x1a\x45\xdf\xa3" + b"\0" * 100)
            folder.joinpath("song.mp3").write_bytes(b"ID3\x04" + b"\0" * 4000)
            folder.joinpath("big.wav").write_bytes(b"RIFF" + struct.pack("<I", 3 << 20) + b"WAVE" + b"\0" * (2 << 20))
            for name, expected in [("film.webm", "webm"), ("song.mp3", "kind"), ("big.wav", "big")]:
                page.set_input_files("#file", folder / name)
                check(note(page) == expected, f"{name}: {note(page)}, not {expected}")
                check(page.is_disabled("#pack"), f"{name} can be saved")
            for seconds, expected in [(0.3, "short"), (33, "long"), (31, "")]:
                page.set_input_files("#file", sound(folder / f"{seconds}.wav", seconds))
                check(note(page) == expected, f"{seconds} s: {note(page)}, not {expected}")
            for number in range(3):
                page.set_input_files("#file", sound(folder / f"v{number}.wav", 1 + number))
                page.wait_for_selector("#pack:not([disabled])")
                check(received(save(page, folder)) == 1, f"Petr's message {number + 1} was not received")
                if number < 2:
                    page.click("#another")
                    page.click("#who button.primary")
            check(not page.is_visible("#another"), "a fourth of three is offered")
            page.reload()
            check(page.is_visible("#spent") and not page.is_visible("#next"), "what is spent is not told")
            page.goto("about:blank")
        # The second goto is one of ours.

        with Visit(voices, file, check) as page:
            page.clock.set_fixed_time("2026-12-02T12:00:00Z")
            page.reload()
            check(page.is_visible("#over") and not page.is_visible("#next"), "that it is over is not told")

        # Denied, and no recorder at all: the file is left.
        denied = start("--use-fake-device-for-media-stream", "--deny-permission-prompts")
        with Visit(denied, file, check) as page:
            to_recorder(page)
            page.click(".record")
            check(note(page) == "denied", f"denied: {note(page)}")
            page.set_input_files("#file", sound(folder / "denied.wav", 2))
            page.wait_for_selector("#pack:not([disabled])")
        denied.close()
        with Visit(voices, file, check, java_script_enabled=False) as page:
            text = page.inner_text("main")
            check(html.split('data-share="')[1][:26] in text, "without script the share's letters are not shown")
            check(not page.query_selector("#next").is_visible(), "without script there is a button that does nothing")
        look(voices, enlarged, file, folder, Axe(), check, screens)
        voices.close()
        enlarged.close()
    # A reload asks for the page itself again.
    problems = sorted({p for p in check.problems if not re.fullmatch(r"requests: \['file:[^']*'(, 'about:blank')?\]", p)})
    for problem in problems:
        print(problem)
    print(f"the shared page: {size:,} bytes, {check.done} checks, {len(problems)} problems")
    return 1 if problems else 0
