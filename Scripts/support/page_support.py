"""Support's screens in every state that stands still, and the numbers of Samwise's design."""
import base64
import io
import json
import wave

from page_looks import DESIGNS
from page_running import streamed

# The book's clock begins here.
CLOCK = "2026-11-24T09:12:05Z"
START = "2026-11-29T08:00:00Z"
BASE = "recordbook://support"


def voice(seconds):
    """A WAV of so many seconds."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(b"\x80" * int(8000 * seconds))
    return base64.b64encode(file.getvalue()).decode()


def friends(book, folder, name, plan, friend, triggers):
    """Asks a friend, who sends messages for these moments. Answers the share."""
    page, clock = folder / f"{name}-{friend}.html", book.environment["RECORDBOOK_CLOCK"]

    def tick():
        """One thing after the other, so that they have an order."""
        book.environment |= {"RECORDBOOK_CLOCK": f"2026-11-24T09:13:{len(list(folder.glob(f'{name}-*'))):02}Z"}

    tick()
    share = json.loads(book.run("--json", "support", "share", plan, page, "--to", friend))["share"]["share"]
    tokens = page.read_text(encoding="utf-8").split('data-tokens="')[1].split('"')[0].split(" ")
    for number, (trigger, text) in enumerate(triggers):
        bundle = {"samwise": 1, "share": share, "token": tokens[number], "from": friend, "trigger": trigger,
                  "audio": {"type": "audio/wav", "base64": voice(1 + number + len(friend) / 10)}}
        if text:
            bundle["text"] = text
        file = folder / f"{name}-{friend}-{number}.samwise"
        file.write_text(json.dumps(bundle), encoding="utf-8")
        tick()
        book.run("support", "receive", file)
    book.environment |= {"RECORDBOOK_CLOCK": clock}
    return share


def planned(make, folder, name, clock=CLOCK):
    """A book with a plan for Sunday that two friends speak to, and its plan and the second one's share."""
    book = make(f"support-{name}", clock)
    plan = json.loads(book.run("--json", "support", "add", "Neděle u řeky", "--day", "2026-11-29", "--goal", "4"))
    plan = plan["plan"]["plan"]
    friends(book, folder, name, plan, "Sára", [({"metres": 1000}, "Jsi skvělá"), ({"finish": True}, None)])
    share = friends(book, folder, name, plan, "Petr", [({"minutes": 900}, None)])
    return book, plan, share


def support_states(make, folder):
    """- make: a book by its name and clock."""
    empty = make("support-empty", CLOCK)
    for name in ["home", "create", "setup", "history", "settings", "settings/notifications", "run/now/active"]:
        yield "support-" + name.replace("/", "-") + "-empty", empty, f"{BASE}/{name}"
    book, plan, share = planned(make, folder, "planned")
    yield "support-home", book, f"{BASE}/home"
    yield "support-setup-plan", book, f"{BASE}/setup?plan={plan}"
    yield "support-share", book, f"{BASE}/run/{plan}/share"
    yield "support-page", book, f"{BASE}/share/{share}"
    yield "support-page-record", book, f"{BASE}/share/{share}?step=record"
    yield "support-page-saved", book, f"{BASE}/share/{share}?step=saved"
    revoked, _, share = planned(make, folder, "revoked")
    revoked.run("support", "revoke", share)
    yield "support-page-revoked", revoked, f"{BASE}/share/{share}"
    # A voice is offered by the process that takes the fixes: without a service no other shows it.
    for name, clock, seconds, after in [
            ("running", "2026-11-29T08:04:01Z", 240, []), ("paused", "2026-11-29T08:04:05Z", 240, [["pause"]]), ("finished", "2026-11-29T08:04:05Z", 240, [["stop"]])]:
        live, plan, _ = planned(make, folder, name, clock)
        run = json.loads(live.run("--json", "run", "start", "--at", START))["run"]
        live.run("support", "start", plan)
        live.run("run", "feed", input=streamed(START, seconds, 5))
        for words in after:
            live.run("run", *words)
        yield f"support-active-{name}", live, f"{BASE}/run/{run}/active"
    yield from voiced(make, folder)
    # Offered in vain, so that it can be heard afterwards.
    done, plan, _ = planned(make, folder, "done", "2026-11-29T08:05:51Z")
    run = json.loads(done.run("--json", "run", "start", "--at", START))["run"]
    done.run("support", "start", plan)
    done.run("run", "feed", input=streamed(START, 350, 5))
    done.run("run", "stop")
    done.run("run", "save")
    messages = json.loads(done.run("call", "support.listMessages"))["messages"]
    message = next(message["message"] for message in messages if message["isPlayable"])
    done.run("support", "play", message)
    yield "support-history", done, f"{BASE}/history"
    yield "support-run", done, f"{BASE}/run/{run}"
    yield "support-message", done, f"{BASE}/message/{message}"


def voiced(make, folder):
    """A voice that sounds, of which a service tells, as it is in the memory of one process; then it was heard."""
    live, plan, _ = planned(make, folder, "voiced", "2026-11-29T08:05:51Z x0")
    live.serve()
    run = json.loads(live.run("--json", "run", "start", "--at", START))["run"]
    live.run("support", "start", plan)
    live.run("run", "feed", input=streamed(START, 350, 5))
    route = f"{BASE}/run/{run}/active"
    cue = json.loads(live.run("call", "support.showActive"))["playing"]["delivery"]
    voice = Moment(live, route)
    for report in ["started", "finished"]:
        live.run("call", "support.reportPlayback", json.dumps({"delivery": cue, "report": report}))
    yield "support-active-voice", voice, route
    yield "support-active-heard", live, route


class Moment:
    """A screen of a book at a moment that is over before all was looked at, such as a voice that nobody plays: its pages
    are kept, in each design and language."""

    def __init__(self, book, route):
        self.book, self.name, self.design = book, book.name, book.design
        self.screens = {language: book.screen(route, language) for language in ["en", "cs"]}
        self.pages = {(self.design, language): book.page(route, language) for language in ["en", "cs"]}
        for design in DESIGNS:
            book.choose(design)
            self.pages |= {(design, language): book.page(route, language) for language in ["en", "cs"]}
        book.choose("as-designed")
        book.design = self.design

    def choose(self, design):
        self.design = design

    def page(self, _, language):
        return self.pages[self.design, language]

    def screen(self, _, language):
        return self.screens[language]

    def run(self, *words, **more):
        return self.book.run(*words, **more)


# The document's numbers, in points; a function of the page's boxes that tells which are not so.
SAMWISE = """(name) => {
  const problems = [], box = e => e.getBoundingClientRect(), all = s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility());
  const is = (what, found, wanted) => { if (Math.abs(found - wanted) > 0.6) problems.push(`${what} is ${found}, not ${wanted}`) };
  const px = (e, p) => parseFloat(getComputedStyle(e)[p]);
  const margin = innerWidth < 375 ? 16 : innerWidth < 428 ? 20 : innerWidth < 768 ? 24 : 32;
  if (innerWidth < 720) for (const e of all('main > .card, main > .section')) is('the margin of ' + e.className, box(e).left, margin);
  for (const e of all('main .card')) { is('the padding of a card', px(e, 'paddingTop'), 16); if (![8, 12, 16].includes(px(e, 'borderTopLeftRadius'))) problems.push('a card has a radius of ' + px(e, 'borderTopLeftRadius')) }
  for (const e of all('main .button:not(.disabled)')) { is('the padding of a button', px(e, 'paddingTop'), 12); is('its sides', px(e, 'paddingLeft'), 20); is('the radius of a button', px(e, 'borderTopLeftRadius'), 8) }
  for (const e of all('main input:not([type=hidden], [type=radio], [type=checkbox], [type=file])')) is('the radius of a field', px(e, 'borderTopLeftRadius'), 6);
  const blocks = all('main > .card, main > .section');
  for (let i = 1; i < blocks.length; i++) if (blocks[i].previousElementSibling === blocks[i - 1] && getComputedStyle(blocks[i]).gridColumn === 'auto')
    is('the gap between cards', box(blocks[i]).top - box(blocks[i - 1]).bottom, 24);
  const tabs = all('.tabs .tab'); if (tabs.length && tabs.length !== 4) problems.push(tabs.length + ' tabs');
  for (const e of all('body *')) if (px(e, 'fontSize') < 11 && e.textContent.trim()) problems.push('smaller than 11: ' + e.className);
  return problems;
}"""
