"""A run that the browser itself tracks in `recordbook open`: it tells its position, Start, Lap, Pause, Resume, Stop and Save
are pressed, the signal is lost and comes back, the runner logs out in the middle and in again. In each state the numbers of
the storyboard are measured and axe is asked, at four widths, light and dark, in both languages."""
import itertools
import os
import re
import subprocess

from page_running import STORYBOARD
from page_tools import LockedBook

WIDTHS = [375, 320, 768, 1440]
SCHEMES = ["light", "dark"]
WORDS = {
    "en": {"start": "Start Run", "pause": "Pause", "resume": "Resume", "lap": "Lap", "stop": "Stop", "save": "Save",
           "log out": "Log Out", "continue": "Continue", "running": "Running, GPS good", "paused": "Paused", "lap 1": "laps: 1",
           "lost": "GPS lost; the clock runs on", "over": "Run finished", "home": "Recent Runs"},
    "cs": {"start": "Začít běh", "pause": "Pozastavit", "resume": "Pokračovat", "lap": "Kolo", "stop": "Ukončit", "save": "Uložit",
           "log out": "Odhlásit", "continue": "Pokračovat", "running": "Běží, GPS v pořádku", "paused": "Pozastaveno",
           "lap 1": "kola: 1", "lost": "GPS ztracena, čas běží dál", "over": "Běh skončil", "home": "Poslední běhy"},
}


class Tracking:
    """One run in one language."""

    def __init__(self, context, page, base, words, look):
        self.context, self.page, self.base, self.words, self.look = context, page, base, words, look
        self.metres = 0

    def move(self, metres=3):
        """Tells another position."""
        self.metres += metres
        self.context.set_geolocation(
            {"latitude": 50.0875 + self.metres / 111200, "longitude": 14.4214 + self.metres / 300000, "accuracy": 5})

    def run(self, seconds):
        for _ in range(seconds):
            self.move()
            self.page.wait_for_timeout(1000)

    def visit(self, path):
        self.page.goto(f"{self.base}/screen/running/{path}")

    def press(self, word):
        self.page.get_by_role("button", name=self.words[word], exact=True).click()

    def wait(self, word, moving=False):
        """Until the page says so by itself.
        - moving: the runner goes on meanwhile; standing would be a pause."""
        place = self.page.get_by_text(self.words[word]).first
        for _ in range(15 if moving else 0):
            if place.is_visible():
                break
            self.run(1)
        place.wait_for(timeout=20_000)

    def go(self):
        look = self.look
        self.visit("home")
        look("running-home-live")
        self.visit("track")
        look("running-track")
        self.press("start")
        self.run(3)
        self.wait("running", moving=True)
        self.run(12)
        self.press("lap")
        self.run(2)
        self.wait("lap 1")
        look("running-track-running", self.move)
        self.press("pause")
        self.wait("paused")
        look("running-track-paused")
        self.press("resume")
        self.run(3)
        self.wait("running", moving=True)
        # Now no position comes, and the page learns nothing; the runner may stand meanwhile.
        self.wait("lost")
        look("running-track-lost")
        self.run(4)
        self.wait("running", moving=True)
        self.lock()
        self.press("stop")
        self.wait("over")
        look("running-track-finished")
        self.press("save")
        self.wait("home")
        look("running-home-live")
        self.page.goto(self.page.locator("main .section a.row").first.evaluate("e => e.href"))
        look("running-run-live")
        self.visit("efforts")
        look("running-efforts-live")
        self.visit("settings")
        look("running-settings")

    def lock(self):
        """While the book is locked Track leads to the login, and what the browser tells still counts."""
        before = self.page.locator("main .number").first.inner_text()
        self.visit("settings")
        self.press("log out")
        self.visit("track")
        self.look("running-login-live", self.move)
        email, password = LockedBook.OWNER
        fields = self.page.locator("main form.together input:not([type=hidden])")
        fields.nth(0).fill(email)
        fields.nth(1).fill(password)
        self.run(2)
        self.press("continue")
        self.visit("track")
        self.run(1)
        self.wait("running", moving=True)
        if self.page.locator("main .number").first.inner_text() == before:
            raise AssertionError("nothing was added while the book was locked")


def track_live(browser, axe, recordbook, folder, measure, decided):
    """Problems, each with the modes in which it was found, and how many renderings were looked at.
    - measure: what tells what is wrong with any page.
    - decided: rules of axe that are decided elsewhere."""
    found, count = {}, 0
    for language, words in WORDS.items():
        book = LockedBook(recordbook, folder, f"live-{language}")
        book.prove("log-in")
        with subprocess.Popen(
                [recordbook, "--store", book.store, "--no-service", "--language", language, "open", "--no-browser"], text=True,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=os.environ) as server:
            try:
                address = next(m[0] for line in server.stdout if (m := re.search(r"http://\S+", line)))
                context = browser.new_context(viewport={"width": 375, "height": 812}, reduced_motion="reduce",
                                              permissions=["geolocation"],
                                              geolocation={"latitude": 50.0875, "longitude": 14.4214, "accuracy": 5})
                page = context.new_page()
                page.set_default_timeout(20_000)
                page.goto(address)

                def look(name, move=lambda: None):
                    nonlocal count
                    for width, scheme in itertools.product(WIDTHS, SCHEMES):
                        mode = {"language": language, "width": width, "scheme": scheme, "text": 100, "design": "run-buddy"}
                        page.set_viewport_size({"width": width, "height": 812})
                        page.emulate_media(color_scheme=scheme)
                        move()
                        count += 1
                        problems = page.evaluate(measure, mode) + page.evaluate(STORYBOARD, name)
                        problems += page.evaluate("""() => [...document.querySelectorAll('main > .section .button')].filter(e =>
                            e.getClientRects().length && e.scrollWidth > e.clientWidth + 1).map(e => 'cut off: ' + e.textContent)""")
                        answer = axe.run(page).response
                        for one in answer["violations"] + [o for o in answer["incomplete"] if o["id"] not in decided]:
                            problems.append(f"axe {one['id']}: " + "; ".join(n["html"][:110] for n in one["nodes"][:2]))
                        for problem in problems:
                            found.setdefault(f"live {name}: {problem}", []).append(mode)
                    page.set_viewport_size({"width": 375, "height": 812})

                tracking = Tracking(context, page, page.url.split("/screen")[0], words, look)
                try:
                    tracking.go()
                except Exception as problem:
                    said = page.locator("body").inner_text().replace("\n", " | ")[:300]
                    found.setdefault(f"live {language}: {type(problem).__name__}: {str(problem)[:200]}, where it says: {said}",
                                     []).append({"language": language})
                context.close()
            finally:
                server.terminate()
    return found, count
