"""What stays while a page with its script is used: the focus, the control that is pressed, where the page is scrolled to;
and what saves itself there."""
import datetime
import json

from page_tools import Book, scratch
from page_words import opened

HOLD = """key => { const e = document.getElementById(key); e.scrollIntoView({block: 'center'}); e.focus({preventScroll: true});
  window.held = e; return {top: e.getBoundingClientRect().top, y: scrollY} }"""
KEPT = """() => { const held = window.held, now = document.getElementById(held.id), on = document.activeElement;
  return {connected: held.isConnected || now !== null && now.localName !== held.localName, focused: now !== null && on === now,
    top: (now ?? held).getBoundingClientRect().top, y: scrollY, on: on?.id || on?.localName} }"""
# The answer is on the page: its notice, or the word that a choice is saved.
SENT = """() => document.querySelector('main .toast:not(.live)') ||
  [...document.querySelectorAll('.saved')].some(e => e.textContent)"""
FIRST = "prefix => [...document.querySelectorAll('main button[id]')].find(b => b.id.startsWith(prefix))?.id"


class Kept:
    def __init__(self, page, prefix):
        self.page, self.prefix, self.problems, self.count = page, prefix, [], 0

    def press(self, name, path, start, by="click"):
        """A button whose id begins so is pressed, by the mouse or by Enter: it is there afterwards, unless it became a link, has
        the focus and stands where it stood."""
        self.page.goto(self.prefix + "/screen" + path)
        key = self.page.evaluate(FIRST, start)
        if not key:
            return self.problems.append(f"{name}: no button {start}")
        before = self.page.evaluate(HOLD, key)
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            self.page.evaluate("() => window.held.click()") if by == "click" else self.page.keyboard.press("Enter")
        self.page.wait_for_function(SENT)
        self.page.wait_for_timeout(300)
        after = self.page.evaluate(KEPT)
        self.count += 1
        if not after["connected"]:
            self.problems.append(f"{name}: its button was replaced")
        if not after["focused"]:
            self.problems.append(f"{name}: the focus is on {after['on']}")
        # The toast may push the button down by its own height, which is at most 130 px.
        if abs(after["top"] - before["top"]) > 130:
            self.problems.append(f"{name}: it moved from {before['top']:.0f} to {after['top']:.0f}")

    def escape(self, name, path, link):
        """A sheet that a menu opens is left by Escape: the focus is on the menu's button again."""
        self.page.goto(self.prefix + "/screen" + path)
        menu = self.page.locator("button[popovertarget]").first
        menu.click()
        self.page.locator(f"[popover] a[href*='{link}']").first.click()
        self.page.wait_for_selector("dialog.over[open]")
        inside = self.page.evaluate("() => !!document.activeElement.closest('dialog.over')")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog.over", state="detached")
        self.page.wait_for_timeout(500)
        self.count += 1
        if not inside:
            self.problems.append(f"{name}: the focus does not go into the sheet")
        if not self.page.evaluate("() => document.activeElement.hasAttribute('popovertarget')"):
            self.problems.append(f"{name}: Escape leaves the focus on "
                                 + self.page.evaluate("() => document.activeElement.outerHTML.slice(0, 80)"))

    def keys(self, path):
        """A question mark shows the keys of a page, and Escape closes them."""
        self.page.goto(self.prefix + "/screen" + path)
        self.page.keyboard.press("?")
        shown = self.page.locator("dialog.keys dt").all_text_contents()
        self.page.keyboard.press("Escape")
        self.count += 1
        if not {"?", "/"} <= set(shown):
            self.problems.append(f"{path or '/'}: a question mark shows {shown}")
        if self.page.locator("dialog.keys").count():
            self.problems.append(f"{path or '/'}: Escape does not close the keys")

    def hours(self):
        """Quiet hours save themselves once both times are given."""
        self.page.goto(self.prefix + "/screen/prayer/settings")
        sent = []
        self.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
        self.page.locator("details:has(.hours) > summary").click()
        times = self.page.locator(".hours input[type=time]")
        times.first.fill("22:30")
        self.page.wait_for_timeout(800)
        if sent:
            self.problems.append("quiet hours: one time alone is sent")
        times.last.fill("06:00")
        self.page.wait_for_function("() => document.querySelector('.hours .saved').textContent")
        self.count += 1
        if len(sent) != 1:
            self.problems.append(f"quiet hours: are sent {len(sent)} times")

    def stroke(self):
        """A stroke is corrected in a sheet over its swim, by choosing it."""
        self.page.goto(self.prefix + "/screen/swimming/swims/last")
        self.page.locator(".actions a[href$='edit-style']").first.click()
        self.page.locator("dialog.over[open] button[id$='style=butterfly']").click()
        self.page.wait_for_selector("main .toast:not(.live)")
        self.count += 1
        if not self.page.url.split("#")[0].split("?")[0].rpartition("/")[0].endswith("/segments"):
            self.problems.append(f"a stroke: its choice leads to {self.page.url}")


def check_kept(browser, program):
    """- Returns: what was found, and how many presses were looked at."""
    with scratch() as folder:
        # At night, no prayer of the day has begun.
        book = Book(program, folder, "kept", clock=f"{datetime.date.today()}T12:30:00Z x1")
        book.run("demo")
        process, address = opened(book)
        page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        try:
            page.goto(address)
            kept = Kept(page, page.url.split("/screen")[0])
            kept.press("a prayer by its circle", "/prayer", "circle-")
            kept.press("a prayer by Enter", "/prayer", "circle-", by="Enter")
            kept.press("a friend's message as favorite", support_message(book), "support.favourMessage")
            kept.press("a setting of strength", "/strength/more", "settings.updateSettings", by="Enter")
            run = latest_run(book)
            kept.escape("trimming a run", f"/running/run/{run}", "/trim")
            kept.escape("cutting a run", f"/running/run/{run}", "/cut")
            kept.stroke()
            kept.hours()
            for home in ["", "/swimming/records", "/running/home", "/strength/home", "/prayer", "/support/home", "/feed"]:
                kept.keys(home)
        finally:
            page.context.close()
            process.terminate()
            process.wait()
    return kept.problems, kept.count


def latest_run(book):
    return json.loads(book.run("--json", "run", "list"))["runs"][0]["id"]


def support_message(book):
    messages = json.loads(book.run("call", "support.listMessages"))["messages"]
    heard = next((message for message in messages if message["state"] == "played"), messages[0])
    return f"/support/message/{heard['message']}"
