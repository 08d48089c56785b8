"""The tree that assistive technology sees of each state, beside the one kept and beside the labels of the screen."""
import json
import re
import sys

import page_feed
from page_tools import ROOT, scratch, states

GOLDEN = ROOT / "Fixtures" / "Accessibility"
LANGUAGES = ["cs", "en"]


def called(element):
    """By what it is called, in parts that follow each other: a line by what is seen in it, all else by its label."""
    children = element.get("children", [])
    if element["role"] == "disclosure" and children and children[0]["role"] == "row":
        return called(children[0])
    if element["role"] in ("row", "tableRow"):
        return [" ".join(c["text"].split()) for c in children
                if c.get("text") and c["role"] not in ("identifier", "button") and "action" not in c]
    return [" ".join((element.get("label") or element.get("text") or "").split())]


def names(elements):
    """The names of what can be acted on, in order. What leads somewhere without a command does not on a page that stands
    alone."""
    for element in elements:
        if element["role"] == "chips":  # On a page a chip begins with what is said of it, without its number.
            for chip in element.get("children", []):
                chip["children"][0]["text"] = chip["children"][0].get("label") or chip["children"][0]["text"]
        acts = element.get("command") or element.get("action") or element["role"] in ("disclosure", "toggle", "radio")
        if acts and any(called(element)):
            yield called(element)
        # Fields in a row show what they hold below the title of their column; what changes only what is written in a form has
        # no command, and is not there where nothing is sent.
        yield from names([c for c in element.get("children", [])
                          if element["role"] != "tableRow" or c["role"] == "button" and "command" in c])


def names_missing(screen, snapshot, is_cut):
    """Those that assistive technology is not told. A page that was cut lacks its last ones."""
    said = " ".join(snapshot.replace('\\"', '"').split())
    found = lambda name: re.search(".{0,120}?".join(map(re.escape, name)), said)
    wanted = list(names(screen["toolbar"] + screen["content"]))
    while is_cut and wanted and not found(wanted[-1]):
        wanted.pop()
    return [f"nothing is called {' '.join(name)!r}" for name in wanted if not found(name)]


def without_chance(book, snapshot):
    """The same with names that are drawn at random by what they are of: plans, shares and messages of friends."""
    plans = json.loads(book.run("call", "support.listPlans"))["plans"]
    messages = json.loads(book.run("call", "support.listMessages"))["messages"]
    shares = sorted((share["friend"], share["share"]) for plan in plans for share in plan["shares"])
    drawn = {"PLAN": [plan["plan"] for plan in plans], "MESSAGE": [message["message"] for message in messages],
             "SHARE": [share for _, share in shares]}
    for kind, names_ in drawn.items():
        for number, name in enumerate(names_, 1):
            snapshot = snapshot.replace(name, f"{kind}-{number}")
    return snapshot


def compare_golden(page, name, language, book, route, renew):
    """The tree that assistive technology sees, beside the one kept, and beside the screen's labels."""
    snapshot = page.locator("body").aria_snapshot() + "\n"
    if name.startswith("support-"):
        snapshot = without_chance(book, snapshot)
    if name.startswith("feed"):
        snapshot = page_feed.without_chance(book, snapshot)
    kept = GOLDEN / f"{name}.{language}.yaml"
    if renew:
        GOLDEN.mkdir(parents=True, exist_ok=True)
        kept.write_text(snapshot, encoding="utf-8")
    page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
    page.evaluate("document.querySelectorAll('[popover]').forEach(p => { p.popover = 'manual'; p.showPopover() })")
    opened = page.locator("body").aria_snapshot()
    missing = names_missing(book.screen(route, language), opened, "export --format html" in opened)
    problems = [problem for problem in missing if "/recordbook-pages-" not in problem]
    if not kept.exists() or kept.read_text(encoding="utf-8") != snapshot:
        problems.append(f"its accessibility tree is not that of {kept.relative_to(ROOT)}")
    return problems


def check_golden(browser, recordbook, renew, only):
    failed, count = [], 0
    with scratch() as folder:
        for name, book, route in states(recordbook, folder):
            if not name.startswith(only):
                continue
            for language in LANGUAGES:
                context = browser.new_context(viewport={"width": 390, "height": 844}, offline=True)
                page = context.new_page()
                page.set_content(book.page(route, language).replace(str(folder), "FOLDER"))
                failed += [f"{name} {language}: {p}" for p in compare_golden(page, name, language, book, route, renew)]
                context.close()
                count += 1
    for line in failed:
        print(line, file=sys.stderr)
    print(f"{count} accessibility trees, {len(failed)} problems")
    return 1 if failed else 0
