"""Presses on pages that change all the while: a run, one with friends' voices, a workout, its rest and its form are under way,
a service tells of them once and twenty times a second, and a button is pressed and held again and again. None is lost. What is
written, opened, chosen, selected and scrolled to stays, and what comes and goes on the page takes nothing else along."""
import os
import random
import re
import subprocess
import threading
import time
from datetime import datetime, timedelta, timezone

from page_strength import squats
from page_tools import Book, scratch
from service_under_test import Client

HOLDS = [80, 150, 300]
RATES = [1, 20]
# Counts presses that become a click, and does nothing else with them.
COUNT = """() => { window.clicks = 0; window.changes = 0;
  new MutationObserver(() => window.changes++).observe(document.body, {childList: true, subtree: true, characterData: true});
  document.addEventListener('click', e => { if (e.target.closest('main button')) { window.clicks++; e.preventDefault() } }, true) }"""
# A page of a book that has changed: a control more at the beginning, others words, none of its own warnings.
MORE = '<section class="section" id="more"><form class="act" method="post"><input type="hidden" name="action" value="more">' \
    '<button class="button">More</button></form><p>%d</p></section>'


class Under:
    """What is under way in a book, and what happens in it at each step."""

    def __init__(self, program, folder, name):
        self.book = Book(program, folder, name)
        self.book.serve()
        self.client = Client(str(self.book.store / "sock"))
        self.count = 0
        self.begin()

    def ask(self, method, **parameters):
        return self.client.result(method, parameters)

    def end(self):
        self.client.close()

    def begin(self):
        """Has it begin."""

    def fix(self):
        """One position more of the run."""
        self.count += 1
        at = self.start + timedelta(milliseconds=50 * self.count)
        self.ask("running.addFixes", run=self.run, sequence=self.count, fixes=[
            {"time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"), "accuracy": 5,
             "lat": 50.0875 + self.count * 0.2 / 111200, "lon": 14.42}])
        # A run is told of once a second at most, the rest of the book whenever it changes.
        self.ask("profile.updateProfile", name=f"Jana {self.count % 2}")


class Run(Under):
    route, button = "running/track", "Lap"

    def begin(self):
        self.run = self.ask("running.startRun")["run"]
        self.start = datetime.now(timezone.utc)
        self.step()

    def step(self):
        self.fix()


class Voices(Run):
    route, button = "support/run/now/active", None

    def begin(self):
        plan = self.ask("support.createPlan", name="Sunday", goalMetres=100_000)["plan"]["plan"]
        self.run = self.ask("support.startRun", plan=plan)["run"]
        self.start = datetime.now(timezone.utc)
        self.step()


class Lifting(Under):
    route, button = "strength/active", None

    def begin(self):
        self.book.run("strength", "save-routine", "Full Body", "Bench Press:3x5")
        self.book.run("strength", "start", "r1")
        self.book.run("strength", "set", "90kg", "x5")
        # Longer than all this takes.
        self.ask("strength.adjustRest", seconds=1500)

    def step(self):
        self.count += 1
        self.ask("strength.adjustRest", seconds=15 if self.count % 2 else -15)


class Resting(Lifting):
    route = "strength/rest"


class Form(Under):
    route, button = "strength/form", None

    def begin(self):
        self.session = self.ask("strength.startForm", exercise="squat", width=1, height=1)["session"]
        # One stands still first.
        self.add([0] * 16)

    def add(self, depths):
        frames = squats(depths)
        for frame in frames:
            frame["t"] += 100 * self.count
        self.count += len(frames)
        self.ask("strength.addPoses", session=self.session, frames=frames)

    def step(self):
        """A whole squat."""
        self.add([min(1, 1.25 * (1 - abs(frame - 10) / 10)) for frame in range(20)] + [0] * 5)


class Happening:
    """Has something happen so many times a second until it ends."""

    def __init__(self, under, rate):
        self.under, self.rate, self.isOver, self.problem = under, rate, False, None
        self.thread = threading.Thread(target=self.go)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.isOver = True
        self.thread.join()

    def go(self):
        try:
            begin, count = time.monotonic(), 0
            while not self.isOver:
                self.under.step()
                count += 1
                time.sleep(max(0, begin + count / self.rate - time.monotonic()))
        except Exception as problem:
            self.problem = problem


def target(page, name):
    """A button of that name, else the first one there is, that can be pressed."""
    found = page.get_by_role("button", name=name, exact=True) if name else page.locator("main form button:visible")
    return found.first


def press(page, button, hold):
    """Holds the button for so many milliseconds."""
    place = None
    while not place:
        place = button.bounding_box()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(hold)
    page.mouse.up()
    page.wait_for_timeout(random.randint(10, 90))


def check_lost(page, under, presses, say):
    """Problems of a page that is pressed while it changes."""
    problems = []
    for rate in RATES:
        with Happening(under, rate) as happening:
            page.wait_for_timeout(1500)
            button = target(page, under.button)
            button.evaluate("e => e.scrollIntoView({block: 'center'})")
            page.evaluate(COUNT)
            for hold in HOLDS:
                page.evaluate("window.clicks = 0; window.changes = 0")
                for _ in range(presses):
                    press(page, button, hold)
                clicks, changes = page.evaluate("[window.clicks, window.changes]")
                say(f"{under.route}, {rate} a second, held for {hold} ms: {presses - clicks} of {presses} lost, "
                    f"{changes} changes of the page")
                if clicks != presses:
                    problems.append(f"{under.route}: {presses - clicks} of {presses} presses of {hold} ms at {rate} a second are lost")
                if not changes:
                    problems.append(f"{under.route}: the page did not change at {rate} a second")
        if happening.problem:
            problems.append(f"{under.route}: {happening.problem}")
        page.reload()
    return problems


def check_kept(page, under, say):
    """Problems of a page in which a person writes, reads and has opened something, while controls come and go."""
    problems, times = [], [0]

    def change(route):
        """Every second answer has another control, before all others."""
        if "x-live" not in route.request.headers:
            return route.fallback()
        answer = route.fetch()
        times[0] += 1
        text = answer.text()
        if times[0] % 2:
            text = text.replace(' id="content">', ' id="content">' + MORE % times[0], 1)
        return route.fulfill(response=answer, body=text)

    page.route(re.compile("/screen/strength/active"), change)
    page.reload()
    page.evaluate("""() => { const q = s => document.querySelector(s); window.field = q('main input[type=number]');
      window.controls = [...document.querySelectorAll('main form')]; window.button = q('main tr:has(input) button[id]');
      field.value = '77.5'; window.chosen = [...document.querySelectorAll('main input[type=radio]')].find(r => !r.checked);
      if (chosen) chosen.checked = true;
      window.opened = q('main details'); if (opened) opened.open = true; button.focus();
      const words = document.createTreeWalker(q('h1'), NodeFilter.SHOW_TEXT).nextNode();
      getSelection().setBaseAndExtent(words, 0, words, words.length); window.selected = String(getSelection());
      button.focus(); scrollTo(0, 200); window.top = scrollY; window.seen = 0;
      new MutationObserver(() => { if (q('#more')) window.seen++ }).observe(document.body, {childList: true, subtree: true}) }""")
    page.wait_for_timeout(300)
    page.evaluate("window.place = button.getBoundingClientRect().top")
    with Happening(under, 5):
        page.wait_for_timeout(6000)
    page.wait_for_timeout(1000)
    for expression, wrong in [
            ("window.seen > 2", "a control that appears is not shown"),
            ("field.isConnected && field.value === '77.5'", "what was typed is lost"),
            ("!chosen || chosen.isConnected && chosen.checked", "what was chosen is lost"),
            ("!opened || opened.isConnected && opened.open", "what was opened is closed"),
            ("document.activeElement === button", "the focus is lost"),
            ("String(getSelection()) === selected", "what was selected is lost"),
            ("controls.every(c => c.isConnected)", "a control that is there still was replaced"),
            ("scrollY > 0", "the page jumps to its beginning")]:
        if not page.evaluate(expression):
            problems.append(f"{under.route}: {wrong}")
    say(f"{under.route}: {times[0]} changes while a person writes")
    page.unroute(re.compile("/screen/strength/active"))
    return problems


def check_presses(browser, program, presses):
    """- presses: how many of each hold, on each page, at each rate."""
    problems, begin = [], time.monotonic()

    def say(text):
        print(f"[{time.monotonic() - begin:4.0f} s] {text}", flush=True)

    for number, kind in enumerate([Run, Voices, Lifting, Resting, Form]):
        with scratch() as folder:
            under = kind(program, folder, f"p{number}")
            with subprocess.Popen(
                    [program, "--store", under.book.store, "--language", "en", "open", "--no-browser"], text=True,
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                    env=os.environ | {"XDG_RUNTIME_DIR": str(folder)}) as server:
                try:
                    address = next(m[0] for line in server.stdout if (m := re.search(r"http://\S+", line)))
                    context = browser.new_context(viewport={"width": 390, "height": 844})
                    page = context.new_page()
                    page.on("pageerror", lambda e: problems.append(f"error of the script: {e}"))
                    page.goto(address)
                    page.goto(page.url.split("/screen")[0] + "/screen/" + kind.route)
                    problems += check_lost(page, under, presses, say)
                    if kind is Lifting:
                        problems += check_kept(page, under, say)
                    context.close()
                finally:
                    server.terminate()
                    under.end()
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0
