import KernelDomain
import Libc
import PresentationTestSupport
import Testing

@testable import SupportPresentation

/// The page that a friend is sent.
@Suite struct SharedPageTests {
  private func page(_ language: Language = .cs, runner: String = "Jana") throws -> String {
    String(
      decoding: SharedPage().page(try SupportFixtures.content(runner: runner), language: language), as: UTF8.self)
  }

  @Test func itIsSmallAndNeedsNothingElse() throws {
    for language in Language.allCases {
      let page = try page(language)
      #expect(page.utf8.count <= 65_536)
      for address in ["http:", "https:", "//www", "src=\"/", "url(", "@import", "<link", "<img"] {
        #expect(!page.contains(address), "\(address)")
      }
    }
  }

  /// Every word stands in both languages, of which the page begins with one.
  @Test func itSpeaksBothLanguages() throws {
    let (czech, english) = (try page(.cs), try page(.en))
    #expect(czech.contains("<html lang=\"cs\">") && english.contains("<html lang=\"en\">"))
    #expect(czech.contains("<title>Namluvte zprávu, kterou uslyší Jana</title>"))
    #expect(english.contains("<title>Record a message for Jana</title>"))
    for page in [czech, english] {
      let spans = page.split(separator: "<span lang=\"cs\">").count,
        others = page.split(separator: "<span lang=\"en\">").count
      #expect(spans == others && spans > 50)
      #expect(page.contains("Uloženo. Pošlete soubor zpět.") && page.contains("Saved. Send this file back."))
    }
    #expect(try page(.en, runner: "").contains("<title>Record a message for the runner</title>"))
  }

  @Test func whatIsCalledSomethingIsShownAsText() throws {
    let page = try page(runner: "<img src=x onerror=alert(1)>&")
    #expect(!page.contains("<img") && page.contains("&lt;img src=x onerror=alert(1)&gt;&amp;"))
  }

  /// The browser runs and takes nothing but what the page was made with.
  @Test func thePolicyNamesItsScriptAndStyle() throws {
    let page = try page()
    #expect(
      page.contains(
        "default-src 'none'; script-src '\(SharedPageScript.hash)'; style-src '\(SharedPageStyle.hash)'; media-src blob:;"
      ))
    let (script, style) = (try digest(SharedPageScript.text), try digest(SharedPageStyle.text))
    #expect(script == SharedPageScript.hash)
    #expect(style == SharedPageStyle.hash)
    #expect(page.contains("<style>" + SharedPageStyle.text + "</style>"))
    #expect(page.contains("<script>" + SharedPageScript.text + "</script>"))
  }

  private func digest(_ text: String) throws -> String {
    let path = "/tmp/recordbook-shared-\(getpid())-\(text.utf8.count)"
    let file = try #require(fopen(path, "w"))
    defer { unlink(path) }
    fputs(text, file)
    fclose(file)
    let pipe = try #require(popen("openssl dgst -sha256 -binary '\(path)' | base64", "r"))
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 100)
    #expect(fgets(&line, 100, pipe) != nil)
    return "sha256-" + String(decoding: line.prefix(44).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
