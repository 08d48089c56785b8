"""Every page that `recordbook open` leads to, from the overview on, in both languages: none names a command, an option, an
address, a path or an id of the book outside "For the command line", and none is larger than 100 kB. On a phone none scrolls
sideways, and tabs stand at the end of the window, however short the page."""
import re
import subprocess
import urllib.parse

from page_tools import Book, scratch

# What only who types commands needs to know.
NAMES = re.compile(r"recordbook [a-z-]|--[a-z]|://|\d{8}T\d{6}Z|/tmp|/home")
LARGEST = 100_000
# Pages of each kind that are visited: of a hundred swims, so many.
EACH_KIND = 3
WORDS = """() => { const page = document.body.cloneNode(true);
  for (const e of page.querySelectorAll('details.commands, script, style')) e.remove();
  const said = [...page.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(e =>
    ['aria-label', 'title', 'placeholder'].map(n => e.getAttribute(n) ?? ''));
  return page.textContent + '\\n' + said.join('\\n') }"""
PLACED = """() => { const tabs = document.querySelector('.tabs'), found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways');
  const below = tabs?.checkVisibility() ? Math.round(innerHeight - tabs.getBoundingClientRect().bottom) : 0;
  if (Math.abs(below) > 1) found.push('its tabs end ' + below + ' px above the end of the window');
  return found }"""
LINKS = "() => [...document.querySelectorAll('a[href]')].map(a => a.href)"


def kind(path):
    """Ids and days stand for what they name; pages that only choose differently are of one kind."""
    return re.sub(r"\d+", "0", urllib.parse.unquote(path.split("?")[0]))


class Crawl:
    def __init__(self, page, prefix):
        self.page, self.prefix, self.problems, self.largest = page, prefix, [], (0, "")
        self.visited, self.kinds, self.queue = set(), {}, [prefix + "/screen"]

    def run(self):
        while self.queue:
            self.visit(self.queue.pop(0))
        return self

    def add(self, address):
        address = address.split("#")[0]
        if not address.startswith(self.prefix + "/screen") or address in self.visited:
            return
        found = kind(address)
        if self.kinds.get(found, 0) < EACH_KIND:
            self.kinds[found] = self.kinds.get(found, 0) + 1
            self.visited.add(address)
            self.queue.append(address)

    def visit(self, address):
        answer = self.page.goto(address)
        route = address.removeprefix(self.prefix + "/screen") or "/"
        size = len(answer.body())
        self.largest = max(self.largest, (size, route))
        if answer.status != 200:
            self.problems.append(f"{route}: answers {answer.status}")
        if size > LARGEST:
            self.problems.append(f"{route}: is {size} bytes large")
        words = self.page.evaluate(WORDS)
        for found in NAMES.finditer(words):
            line = " ".join(words[max(0, found.start() - 40):found.end() + 40].split())
            self.problems.append(f"{route}: says “{line}”")
        self.problems += [f"{route}: {problem}" for problem in self.page.evaluate(PLACED)]
        for link in self.page.evaluate(LINKS):
            self.add(link)


def opened(book, *words):
    """`recordbook open` of the book, and its address."""
    process = subprocess.Popen(
        [book.program, "--no-service", "--store", book.store, *words, "open", "--no-browser"], env=book.environment,
        stdout=subprocess.PIPE, text=True)
    return process, re.search(r"http://\S+", process.stdout.readline()).group()


def check_words(browser, program):
    """- Returns: the exit status."""
    problems = []
    with scratch() as folder:
        book = Book(program, folder, "words")
        book.run("demo")
        for language in ["en", "cs"]:
            process, address = opened(book, "--language", language)
            page = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844}).new_page()
            try:
                page.goto(address)
                crawl = Crawl(page, page.url.split("/screen")[0]).run()
            finally:
                page.context.close()
                process.terminate()
                process.wait()
            size, route = crawl.largest
            print(f"{language}: {len(crawl.visited) + 1} pages, the largest {size} bytes ({route})")
            problems += [f"{language} {problem}" for problem in crawl.problems]
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0
