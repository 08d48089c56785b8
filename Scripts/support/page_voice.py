"""A voice from beginning to end in `recordbook open`, with a service, in both languages: a friend records with the browser's
microphone (Chromium's own test tone), the run is begun on its page, fixes are streamed by another program, the page plays the
chime and the voice by itself and reports it, what comes meanwhile waits until it is over, a second one is skipped; afterwards
it is played again, marked, answered and deleted. Each state is measured and judged as any page is."""
import datetime
import json
import os
import re
import subprocess

from page_support import SAMWISE
from page_tools import Book, scratch

WORDS = {
    "cs": {"next": "Pokračovat", "record": "Nahrávat", "stop": "Ukončit nahrávání", "save message": "Uložit zprávu",
           "another": "Nahrát další zprávu", "start": "Začít běh", "with you": "Sára je s vámi", "skip": "Přeskočit",
           "finish": "Ukončit", "save": "Uložit", "heard": "Slyšeno na", "skipped": "Přeskočeno na", "reply": "Odpovědět",
           "delete": "Smazat"},
    "en": {"next": "Continue", "record": "Record", "stop": "Stop Recording", "save message": "Save the message",
           "another": "Record another message", "start": "Start Run", "with you": "Sára is with you", "skip": "Skip",
           "finish": "Finish", "save": "Save", "heard": "Heard at", "skipped": "Skipped at", "reply": "Reply",
           "delete": "Delete"},
}
# The sounds that a page makes: what it plays, and how far each came.
SPY = """() => { const made = window.Audio; window.sounds = [];
  window.Audio = function (...of) { const a = new made(...of); window.sounds.push(a); return a };
  const context = window.AudioContext; window.chimes = 0;
  window.AudioContext = function (...of) { window.chimes++; return new context(...of) } }"""


class Voice:
    def __init__(self, book, context, page, base, words, look, expect):
        self.book, self.context, self.page, self.base = book, context, page, base
        self.words, self.look, self.expect = words, look, expect
        self.metres, self.sequence, self.begin = 0, 0, None

    def call(self, method, **parameters):
        return json.loads(self.book.run("call", method, json.dumps(parameters)))

    def visit(self, route):
        self.page.goto(f"{self.base}/screen/support/{route}")

    def wait(self, expression):
        """Until it is so in the page, whose policy lets Playwright wait for nothing by itself."""
        for _ in range(150):
            if self.page.evaluate(f"!!({expression})"):
                return
            self.page.wait_for_timeout(200)
        raise AssertionError(f"never: {expression}")

    def button(self, word):
        return self.page.get_by_role("button", name=self.words[word], exact=True)

    def record(self, share, at, text):
        """As a friend at this machine."""
        self.visit(f"share/{share}?step=record")
        for name, value in [("from", "Sára"), ("at", at), ("text", text)]:
            self.page.fill(f'input[name="in-{name}"]', value)
        self.button("record").click()
        self.button("stop").wait_for()
        self.look("support-voice-recording")
        self.page.wait_for_timeout(1500)
        self.button("stop").click()
        self.wait("document.querySelector('.recorder').sound")
        self.look("support-voice-recorded")
        self.button("save message").click()
        self.page.get_by_text(self.words["another"]).wait_for()
        self.look("support-voice-saved")

    def run_on(self, metres):
        """Another program tells positions, a second and 10 m apart; the page is told of them."""
        fixes = []
        for _ in range(metres // 10):
            self.metres += 10
            self.sequence += 1
            time = self.begin + datetime.timedelta(seconds=self.sequence)
            fixes.append({"time": time.isoformat(timespec="seconds").replace("+00:00", "Z"), "accuracy": 5,
                          "lat": 50.0875 + self.metres / 111200, "lon": 14.4214})
        run = self.call("running.showLive")["run"]
        self.call("running.addFixes", run=run, sequence=self.sequence, fixes=fixes)

    def go(self):
        plan = self.call("support.createPlan", name="Neděle u řeky", goalMetres=1000)["plan"]["plan"]
        share = self.call("support.sharePlan", plan=plan, friend="Sára")["share"]["share"]
        self.visit(f"share/{share}")
        self.page.get_by_role("link", name=self.words["next"]).click()
        self.record(share, "0.1 km", "Držím palce")
        self.record(share, "150m", "Ještě kousek")
        waiting = self.call("support.listMessages")["messages"]
        self.expect(len(waiting) == 2, f"{len(waiting)} messages were received")
        self.visit("home")
        self.expect("palce" not in self.page.content(), "the words of a message are told before it was heard")
        self.button("start").click()
        self.visit("run/now/active")
        self.page.mouse.click(5, 5)
        self.begin = datetime.datetime.strptime(self.call("running.showLive")["run"][1:17] + "+0000", "%Y%m%dT%H%M%SZ%z")
        self.run_on(60)
        self.page.wait_for_timeout(500)
        self.expect(not self.page.query_selector("figure[data-cue]"), "a message is shown before its moment")
        self.run_on(60)
        self.page.get_by_text(self.words["with you"]).first.wait_for()
        self.look("support-voice-playing")
        self.wait("sounds.length === 1 && sounds[0].currentTime > 0.3")
        self.expect(self.page.evaluate("chimes") == 1, f"{self.page.evaluate('chimes')} chimes")
        # What comes meanwhile replaces nothing that sounds, and waits.
        self.run_on(60)
        self.wait("sounds[0].ended")
        self.expect(self.page.evaluate("sounds.length") == 1, "two sounds at once")
        first = next(m for m in self.until("played"))
        self.expect(first["heard"]["isConfirmed"], "the end was not reported")
        self.expect(90 <= first["heard"]["lengthMillimetres"] / 1000 <= 180, f"heard at {first['heard']['lengthMillimetres']} mm")
        # Ten seconds of silence, then the other.
        self.page.wait_for_selector("figure[data-cue]", timeout=25_000)
        self.wait("sounds.length === 2 && sounds[1].currentTime > 0")
        self.button("skip").click()
        self.until("skipped")
        self.visit("run/now/active")
        self.look("support-voice-heard")
        self.expect(self.page.get_by_text(self.words["heard"]).first.is_visible(), "what was heard is not shown")
        self.button("finish").click()
        self.look("support-voice-finish-alert")
        self.page.locator('form:has(input[name="action"][value*="-confirmed"]) button').click()
        self.button("save").click()
        self.page.locator("main a.row").first.click()
        self.look("support-voice-run")
        self.afterwards(first["message"])

    def until(self, state):
        """The messages in that state, once there is one."""
        for _ in range(60):
            found = [m for m in self.call("support.listMessages")["messages"] if m["state"] == state]
            if found:
                return found
            self.page.wait_for_timeout(250)
        raise AssertionError(f"no message is {state}")

    def afterwards(self, message):
        self.visit(f"message/{message}")
        self.expect(self.page.get_by_text("Držím palce").is_visible(), "its words are not shown after it was heard")
        self.page.evaluate("document.querySelector('audio').play()")
        self.wait("document.querySelector('audio').ended")
        self.page.locator('form:has(input[name="action"][value*="favour"]) button').first.click()
        field = self.page.get_by_label(self.words["reply"], exact=True)
        field.fill("Díky!")
        field.press("Enter")
        self.page.get_by_text("Díky!").wait_for()
        self.look("support-voice-answered")
        shown = self.call("support.showMessage", message=message)["message"]
        self.expect(shown["isFavourite"] and shown["reply"] == "Díky!", f"marked and answered: {shown}")
        path = self.call("support.playMessage", message=message)["sound"]["path"]
        self.page.get_by_role("button", name=re.compile(self.words["delete"])).first.click()
        self.look("support-voice-delete-alert")
        self.page.locator('form:has(input[name="action"][value*="-confirmed"]) button').click()
        self.page.wait_for_timeout(500)
        self.expect(not os.path.exists(path), "its sound is there after it was deleted")
        left = [m["message"] for m in self.call("support.listMessages")["messages"]]
        self.expect(message not in left, "it is listed after it was deleted")


def check_voice(playwright, chromium, program, measure, decided, screens):
    from axe_playwright_python.sync_playwright import Axe
    axe, problems, done = Axe(), [], 0
    browser = playwright.chromium.launch(
        executable_path=chromium,
        args=["--no-sandbox", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"])
    for language, words in WORDS.items():
        with scratch() as folder:
            book = Book(program, folder, "voice")
            book.run("profile", "set", "name", "Jana")
            book.serve()
            with subprocess.Popen(
                    [program, "--store", book.store, "--language", language, "open", "--no-browser"], text=True,
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
                try:
                    address = next(m[0] for line in server.stdout if (m := re.search(r"http://\S+", line)))
                    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
                    context.add_init_script(f"({SPY})()")
                    page = context.new_page()
                    page.set_default_timeout(20_000)
                    # A page that follows the book may ask for the message that was just deleted.
                    page.on("console", lambda m: problems.append(f"{language}: the browser complains: {m.text}")
                            if m.type == "error" and "/message/" not in m.location["url"] else None)
                    page.on("pageerror", lambda e: problems.append(f"{language}: error of the script: {e}"))
                    page.goto(address)

                    def expect(fine, what):
                        nonlocal done
                        done += 1
                        if not fine:
                            problems.append(f"{language}: {what}")

                    def look(name):
                        nonlocal done
                        for scheme in ["light", "dark"]:
                            page.emulate_media(color_scheme=scheme)
                            done += 1
                            mode = {"language": language, "width": 390, "scheme": scheme, "text": 100, "design": "samwise"}
                            for problem in page.evaluate(measure, mode) + page.evaluate(SAMWISE, name):
                                problems.append(f"{language}, {name}: {problem}")
                            answer = axe.run(page).response
                            for one in answer["violations"] + [o for o in answer["incomplete"] if o["id"] not in decided]:
                                problems.append(f"{language}, {name}: axe {one['id']}: {one['nodes'][0]['html'][:110]}")
                            if screens:
                                page.screenshot(path=screens / f"{name}-{language}-{scheme}.png", full_page=True)

                    voice = Voice(book, context, page, page.url.split("/screen")[0], words, look, expect)
                    try:
                        voice.go()
                    except Exception as problem:
                        said = page.locator("body").inner_text().replace("\n", " | ")[:300]
                        problems.append(f"{language}: {type(problem).__name__}: {str(problem)[:300]}, where it says: {said}")
                        if screens:
                            page.screenshot(path=screens / f"problem-{language}.png", full_page=True)
                    context.close()
                finally:
                    server.terminate()
    browser.close()
    for problem in sorted(set(problems)):
        print(problem)
    print(f"a voice from beginning to end: {done} checks, {len(set(problems))} problems")
    return 1 if problems else 0
