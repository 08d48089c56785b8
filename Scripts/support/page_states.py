"""What a page with its script says while a file is sent or an answer takes long, and while RecordBook does not answer at all."""
from page_tools import Book, scratch
from page_words import opened

# Forms are sent only after a while.
SLOW = """() => { const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) { setTimeout(() => send.call(this, body), 900) } }"""
OFFLINE = """() => { const all = [...document.querySelectorAll('main :is(button, input, select, a[href])')];
  const line = document.querySelector('main > .live'), box = line.getBoundingClientRect();
  return {words: line.textContent, seen: box.height > 20 && box.top >= 0 && box.bottom <= innerHeight,
    free: all.filter(e => e.getAttribute('aria-disabled') !== 'true').length} }"""


def check_states(browser, program):
    """- Returns: what was found."""
    problems = []
    with scratch() as folder:
        book = Book(program, folder, "states")
        book.run("demo")
        process, address = opened(book, "--language", "en")
        page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        try:
            page.goto(address)
            prefix = page.url.split("/screen")[0] + "/screen"
            page.goto(prefix + "/import")
            page.evaluate(SLOW)
            page.locator("input[type=file]").first.set_input_files(
                {"name": "run.gpx", "mimeType": "application/gpx+xml", "buffer": b"<gpx/>"})
            page.locator("form:has(input[type=file]) button").first.click()
            words = page.wait_for_selector(".loading span", timeout=5_000).text_content()
            if "Sending files: 1" not in words:
                problems.append(f"a slow upload says only {words!r}")
            page.wait_for_selector(".loading", state="detached", timeout=10_000)
            page.goto(prefix + "/settings")
            page.evaluate(SLOW)
            page.locator("main .segments button").first.click()
            words = page.wait_for_selector(".loading span", timeout=5_000).text_content()
            if "Working" not in words:
                problems.append(f"a slow answer says only {words!r}")
            page.wait_for_selector(".loading", state="detached", timeout=10_000)
            process.terminate()
            process.wait()
            page.wait_for_selector("body.offline", timeout=20_000)
            page.wait_for_timeout(200)
            state, url = page.evaluate(OFFLINE), page.url
            if "since" not in state["words"] or not state["seen"]:
                problems.append(f"without an answer the page says {state['words']!r}")
            if state["free"]:
                problems.append(f"without an answer {state['free']} controls seem to work")
            page.locator("main a[href]").first.click(force=True)
            page.wait_for_timeout(300)
            if page.url != url:
                problems.append("without an answer a link leads away")
        finally:
            page.context.close()
            process.terminate()
            process.wait()
    return problems
