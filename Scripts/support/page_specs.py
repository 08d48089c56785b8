"""Runs the scenarios that act in a real browser: the tests ask over a socket, one line of JSON a request, and this visits
and presses on the pages of `recordbook open`, without script."""
import json
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class OpenedBook:
    """A scenario's book in one language, open in a context of the browser."""

    def __init__(self, browser, recordbook, folder, language, clock):
        # Where the scenario has a service, the pages are the service's; else each book is open for itself.
        served = (pathlib.Path(folder) / "recordbook" / "sock").exists()
        runtime = pathlib.Path(folder) if served else pathlib.Path(folder) / f"open-{language or 'own'}"
        runtime.mkdir(exist_ok=True)
        environment = {"PATH": f"{pathlib.Path(recordbook).parent}:/usr/bin:/bin", "HOME": folder,
                       "XDG_DATA_HOME": f"{folder}/data", "XDG_RUNTIME_DIR": str(runtime), "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        if clock:
            # It stands: how long a browser takes from page to page is no part of a scenario, which may have to wait a second.
            environment["RECORDBOOK_CLOCK"] = clock if " x" in clock else f"{clock} x0"
        words = [recordbook, *([] if served else ["--no-service"]), *(["--language", language] if language else []), "open", "--no-browser"]
        self.process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        address = re.search(r"http://\S+", line)
        if not address:
            raise RuntimeError(f"recordbook open says {line!r}")
        self.context = browser.new_context(java_script_enabled=False, viewport={"width": 700, "height": 900},
                                           reduced_motion="reduce")
        self.page = self.context.new_page()
        # Long: how fast a page comes on a busy machine is no part of a scenario.
        self.page.set_default_timeout(60_000)
        self.status = 0
        self.page.on("response", self.note)
        self.page.goto(address.group())
        self.prefix = self.page.url.split("/screen")[0]

    def note(self, response):
        if response.request.is_navigation_request():
            self.status = response.status

    def visit(self, route):
        rest = route.removeprefix("recordbook://")
        self.page.goto(f"{self.prefix}/screen{'' if not rest or rest[0] == '?' else '/'}{rest}")
        return self.seen()

    def press(self, key, value, fields, asks_first):
        form = self.form(key, fields)
        for name, text in fields.items():
            field = form.locator(f'input[name="in-{name}"]')
            kind = field.first.get_attribute("type")
            if kind == "checkbox":
                field.set_checked(bool(text))
            elif kind == "radio":
                form.locator(f'label:has(input[name="in-{name}"][value="{text}"])').click()
            else:
                field.fill(text)
        if value is not None:
            ends = dict(zip(["from", "to"], value.split("-"))) if form.locator('input[name="from"]').count() else {"value": value}
            for name, text in ends.items():
                form.locator(f'input[name="{name}"]').fill(text)
        # What no field takes is refused by the browser, which sends nothing then.
        refusal = form.evaluate("f => !f.elements || f.noValidate ? '' : [...f.elements].map(e => e.validationMessage).find(m => m) ?? ''")
        form.locator("button:not(.peek, .step)").click()
        if refusal:
            return {"status": 422, "text": refusal}
        if asks_first:
            self.page.locator('form:has(input[name="action"][value*="-confirmed"]) button').click()
        # What takes long says so until it is done; the browser asks again by itself.
        while "/task/" in self.page.url:
            self.page.wait_for_timeout(100)
        return self.seen()

    def form(self, key, fields):
        """The form of an action that takes these fields; what it is folded into is opened as a person would. Of a table of
        sets it is the row, whose form lies before the table."""
        row = self.page.locator("xpath=//tr[.//button[@form = //form[input[@name='action' and @value=" + quoted(key)
                                + "]]/@id]]")
        if row.count():
            return row.first
        taking = "".join(f"[.//input[@name={quoted('in-' + name)}]]" for name in fields)
        hidden = self.page.locator("xpath=//form[input[@name='action' and @value=" + quoted(key) + "]]" + taking).first
        hidden.wait_for(state="attached")
        menu = hidden.locator("xpath=ancestor::*[@popover]")
        if menu.count():
            self.page.locator(f"button[popovertarget='{menu.first.get_attribute('id')}']").click()
        while not hidden.locator("button:not(.peek, .step)").is_visible():
            hidden.locator("xpath=ancestor::details[not(@open)]").first.locator("> summary").click()
        return hidden

    def seen(self):
        return {"status": self.status, "text": self.page.locator("body").evaluate("e => e.textContent")}

    def close(self):
        self.context.close()
        self.process.terminate()
        self.process.wait()


def quoted(text):
    """A text for XPath, which knows no escapes."""
    return f"'{text}'" if "'" not in text else f'"{text}"'


class Driver:
    def __init__(self, browser, recordbook):
        self.browser, self.recordbook, self.open = browser, recordbook, {}
        self.presses = 0

    def answer(self, request):
        folder = request["book"]
        if request["act"] == "close":
            for key in [key for key in self.open if key[0] == folder]:
                self.open.pop(key).close()
            return {"status": 200, "text": ""}
        key = (folder, request.get("language"))
        if key not in self.open:
            self.open[key] = OpenedBook(self.browser, self.recordbook, *key, request.get("clock"))
        book = self.open[key]
        if request["act"] == "visit":
            return book.visit(request["route"])
        self.presses += 1
        book.visit(request["route"])
        return book.press(request["key"], request.get("value"), request.get("fields") or {},
                          request.get("asksFirst", False))

    def serve(self, listener, done):
        listener.settimeout(0.2)
        while not done.is_set():
            try:
                connection, _ = listener.accept()
            except TimeoutError:
                continue
            with connection, connection.makefile("rwb") as lines:
                connection.settimeout(60)
                try:
                    answer = self.answer(json.loads(lines.readline()))
                except Exception as problem:
                    answer = {"status": 599, "text": f"{type(problem).__name__}: {problem}"}
                lines.write(json.dumps(answer).encode() + b"\n")


def check_specs(browser, recordbook, only):
    """Exit status: that of the tests, 1 when none of them pressed anything."""
    with tempfile.TemporaryDirectory(prefix="recordbook-pages-") as folder:
        path = f"{folder}/driver"
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(path)
        listener.listen(16)
        driver, done, status = Driver(browser, recordbook), threading.Event(), []

        def test():
            words = ["swift", "test", "--disable-xctest", "--filter", "SpecTests/scenario"]
            words += os.environ.get("RECORDBOOK_SWIFT_OPTIONS", "").split()
            environment = os.environ | {"RECORDBOOK_BROWSER": path, "RECORDBOOK_SPECS": only}
            status.append(subprocess.run(words, cwd=ROOT, env=environment).returncode)
            done.set()

        tests = threading.Thread(target=test)
        tests.start()
        driver.serve(listener, done)
        tests.join()
        for book in driver.open.values():
            book.close()
        print(f"{driver.presses} presses in a browser without script")
        return status[0] or (0 if driver.presses else 1)
