package import KernelDomain
import KernelPresentation
import Rendering
package import SupportApplication
import SupportDomain

/// Creates the page that the runner sends to a friend. The page is a single file, which the friend can open without a
/// network and even without scripts. It contains its text in every language of the book, and the friend chooses one.
package struct SharedPage: SharePageMaker {
  package init() {}

  package func page(_ content: SharePageContent, language: Language) -> [UInt8] {
    var page = SharedPageText(strings: SharedPageStrings(content: content), content: content, language: language)
    page.addAll()
    return page.html.bytes
  }
}

private struct SharedPageText: ~Copyable {
  let strings: SharedPageStrings
  let content: SharePageContent
  /// The language in which the page opens.
  let language: Language
  var html = HTMLText(capacity: 40_000)

  mutating func addAll() {
    addHead()
    html.raw("<body>\n<main")
    html.attribute("data-share", content.share.description)
    html.attribute("data-tokens", content.tokens.map(\.description).joined(separator: " "))
    html.attribute("data-last-day", content.lastDay.description)
    html.attribute("data-title-cs", strings.title.cs)
    html.attribute("data-title-en", strings.title.en)
    html.raw(">\n")
    addLanguages()
    html.raw("<h1>")
    html.put(strings.title)
    html.raw("</h1>\n")
    addRun()
    addPlain()
    addForm()
    addRecording()
    addSaved()
    html.raw("</main>\n<script>")
    html.raw(made: SharedPageScript.text)
    html.raw("</script>\n</body>\n</html>\n")
  }

  private mutating func addHead() {
    html.raw("<!DOCTYPE html>\n<html")
    html.attribute("lang", language.tag == .cs ? "cs" : "en")
    html.raw(">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
    html.attribute(
      "content",
      "default-src 'none'; script-src '\(SharedPageScript.hash)'; style-src '\(SharedPageStyle.hash)'; media-src blob:; "
        + "base-uri 'none'; form-action 'none'")
    html.raw(">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.raw("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    html.verbatim(strings.title[language])
    html.raw("</title>\n<style>")
    html.raw(made: SharedPageStyle.text)
    html.raw("</style>\n</head>\n")
  }

  // MARK: Texts

  private mutating func element(_ tag: StaticString, _ attributes: StaticString, _ both: BothLanguages) {
    html.raw("<")
    html.raw(tag)
    html.raw(attributes)
    html.raw(">")
    html.put(both)
    html.close(tag)
    html.raw("\n")
  }

  private mutating func addLanguages() {
    html.raw("<fieldset class=\"languages\"><legend class=\"said\">Jazyk · Language</legend>\n")
    for (code, name) in [("cs", "Čeština"), ("en", "English")] {
      html.raw("<label><input type=\"radio\" name=\"language\"")
      html.attribute("id", code)
      if (language.tag == .cs) == (code == "cs") { html.raw(" checked") }
      html.raw("><span class=\"keep\"")
      html.attribute("lang", code)
      html.raw(">")
      html.text(name)
      html.raw("</span></label>\n")
    }
    html.raw("</fieldset>\n")
  }

  private mutating func addStep(_ number: Int, _ title: BothLanguages) {
    element("p", " class=\"count needs\"", strings.step(number))
    element("h2", " tabindex=\"-1\"", title)
  }

  // MARK: Steps

  private mutating func addRun() {
    html.raw("<section class=\"step card hero\">\n")
    addStep(1, strings.runTitle)
    html.raw("<dl>\n")
    for (name, value) in strings.facts {
      html.raw("<div><dt>")
      html.put(name)
      html.raw("</dt><dd>")
      html.put(value)
      html.raw("</dd></div>\n")
    }
    html.raw("</dl>\n")
    element("p", "", strings.surprise)
    element("p", " class=\"note\"", strings.privacy)
    element("p", " class=\"note needs\"", strings.kept)
    element("p", " class=\"warning\" id=\"over\" role=\"alert\" hidden", strings.over)
    element("p", " class=\"warning\" id=\"spent\" role=\"alert\" hidden", strings.spent)
    element("button", " type=\"button\" class=\"primary needs\" id=\"next\"", strings.next)
    html.raw("</section>\n")
  }

  /// Writes the instructions that the page shows if the browser runs no scripts.
  private mutating func addPlain() {
    html.raw("<section class=\"card plain\">\n")
    element("h2", "", strings.plainTitle)
    element("p", "", strings.plain)
    html.raw("<p><code>")
    html.verbatim(content.share.description)
    html.raw("</code></p>\n")
    element("p", " class=\"note\"", strings.limits)
    html.raw("</section>\n")
  }

  private mutating func addForm() {
    html.raw("<section class=\"step card needs\">\n")
    addStep(2, strings.whoTitle)
    html.raw("<form id=\"who\" novalidate>\n<div class=\"field\">")
    element("label", " for=\"from\"", strings.from)
    html.raw("<input type=\"text\" id=\"from\" maxlength=\"40\" autocomplete=\"name\" dir=\"auto\"")
    html.raw(" aria-describedby=\"from-wrong\" required")
    html.attribute("value", content.friend)
    html.raw(">")
    element("p", " class=\"wrong\" id=\"from-wrong\" hidden", strings.fromWrong)
    html.raw("</div>\n<fieldset class=\"group\">")
    element("legend", "", strings.when)
    addMoment("km", strings.distance, strings.kilometres, strings.kilometresWrong, strings.usualKilometres(language))
    addMoment("minutes", strings.time, strings.minutes, strings.minutesWrong, "20")
    html.raw("<div class=\"choice\"><label><input type=\"radio\" name=\"when\" value=\"finish\"")
    if content.goalMillimetres == nil { html.raw(" checked") }
    html.raw(">")
    html.put(strings.finish)
    html.raw("</label></div>")
    element("p", " class=\"note\"", strings.beyond)
    html.raw("</fieldset>\n<div class=\"field\">")
    element("label", " for=\"text\"", strings.text)
    html.raw("<textarea id=\"text\" maxlength=\"280\" rows=\"3\" dir=\"auto\"></textarea></div>\n")
    element("button", " class=\"primary\"", strings.next)
    element("button", " type=\"button\" data-to=\"0\"", strings.back)
    html.raw("</form>\n</section>\n")
  }

  private mutating func addMoment(
    _ id: String, _ name: BothLanguages, _ unit: BothLanguages, _ wrong: BothLanguages, _ usual: String
  ) {
    html.raw("<div class=\"choice\"><label><input type=\"radio\" name=\"when\"")
    html.attribute("value", id)
    if id == "km", content.goalMillimetres != nil { html.raw(" checked") }
    html.raw(">")
    html.put(name)
    html.raw("</label><label class=\"said\"")
    html.attribute("for", id)
    html.raw(">")
    html.put(unit)
    html.raw("</label><input type=\"text\" class=\"number\" inputmode=\"decimal\" autocomplete=\"off\"")
    html.attribute("id", id)
    html.attribute("value", usual)
    html.attribute("aria-describedby", id + "-wrong")
    html.raw("><span aria-hidden=\"true\">")
    html.text(id == "km" ? "km" : "min")
    html.raw("</span><p class=\"wrong\"")
    html.attribute("id", id + "-wrong")
    html.raw(" hidden>")
    html.put(wrong)
    html.raw("</p></div>\n")
  }

  private mutating func addRecording() {
    html.raw("<section class=\"step card needs\">\n")
    addStep(3, strings.recordTitle)
    element("p", "", strings.longest)
    let (strings, seconds) = (strings, content.mostSeconds)
    html.recorder(seconds: seconds, ids: ("recorded", "file"), fileName: nil, label: { $0.put(strings.choose) }) {
      html, part in
      html.put(BothLanguages { part.words($0, seconds: seconds) })
    }
    element("button", " type=\"button\" class=\"primary\" id=\"pack\" disabled", strings.save)
    element("button", " type=\"button\" data-to=\"1\"", strings.back)
    html.raw("</section>\n")
  }

  private mutating func addSaved() {
    html.raw("<section class=\"step card saved needs\">\n")
    addStep(4, strings.savedTitle)
    html.raw("<p><code id=\"name\"></code></p>\n")
    element("p", "", strings.sendBack)
    html.raw("<p class=\"note\">")
    html.put(strings.left)
    html.raw(" <span class=\"left\"></span></p>\n")
    element("button", " type=\"button\" id=\"again\"", strings.saveAgain)
    element("button", " type=\"button\" id=\"another\"", strings.another)
    html.raw("</section>\n")
  }
}

extension HTMLText {
  /// Writes a text in every language; CSS hides all languages except the chosen one.
  fileprivate mutating func put(_ both: BothLanguages) {
    raw("<span lang=\"cs\">")
    text(both.cs)
    raw("</span><span lang=\"en\">")
    text(both.en)
    raw("</span>")
  }
}
