import DesignSystem
import KernelDomain
import PresentationTestSupport
import Rendering
import Testing

@testable import KernelPresentation

/// Sounds that the book keeps, files that it hands out, and what is recorded.
@Suite struct VoiceTests {
  private static let served = PageRenderer(
    theme: .samwise, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))

  private func html(_ element: Element, _ renderer: PageRenderer = served) -> String {
    String(decoding: renderer.page(screen(element)), as: UTF8.self)
  }

  private func text(_ element: Element) -> String { TextRenderer(width: 80).render(screen(element)) }

  /// Only a server has it: elsewhere the command plays it.
  @Test func aSoundOfTheBookIsServed() {
    let sound = Element(
      .audio, "A voice", label: "A voice", value: "support/m4x0w9c", command: "recordbook support play m4x0w9c")
    #expect(html(sound).contains("src=\"/0f/file/support/m4x0w9c\"") && !html(sound).contains(" data-cue=\""))
    let alone = html(sound, PageRenderer(theme: .samwise, drawings: .kernel))
    #expect(!alone.contains("<audio") && alone.contains("<code>recordbook support play m4x0w9c</code>"))
    #expect(text(sound).contains("A voice   recordbook support play m4x0w9c"))
  }

  /// The script plays what is due, once, and reports with the forms beside it, in their order.
  @Test func aSoundThatIsDueReports() throws {
    let reports = ["started", "finished", "failed"].map { word in
      Element(
        .button, word, label: word, action: Action("x.report", ["report": .text(word)]), command: "recordbook \(word)")
    }
    func sound(_ isOn: Bool) -> Element {
      Element(
        .audio, "A voice", label: "A voice", value: "support/m4x0w9c.1", isOn: isOn, icon: .chime, children: reports)
    }
    let key = try #require(reports[0].action?.key)
    let due = html(sound(true))
    #expect(due.contains("<figure class=\"audio\" data-cue=\"\(key)\" data-due data-chime data-title="))
    let places = ["started", "finished", "failed"].compactMap { due.firstRange(of: ">\($0)<")?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(html(sound(false)).contains("data-cue=\"\(key)\" data-chime data-title="))
  }

  @Test func aButtonSavesAFileOfTheBook() {
    let button = Element(
      .button, "Save", label: "Save", value: "support/7k3qz0m4x0w9c7k3qz0m4x0w9c",
      command: "recordbook support page 7k3 FILE")
    #expect(html(button).contains("href=\"/0f/file/support/7k3qz0m4x0w9c7k3qz0m4x0w9c\" download"))
    #expect(
      html(button, PageRenderer(theme: .samwise, drawings: .kernel)).contains(
        "<code>recordbook support page 7k3 FILE</code>"))
  }

  /// An avatar's value is the name of its picture.
  @Test func whatIsNoButtonSavesNoFile() {
    var screen = screen()
    screen.toolbar = [
      Element(
        .avatar, "Eva", label: "Eva, Goggles", value: "Goggles", placement: .leading, icon: Icon("gear"),
        route: Route(path: "settings"))
    ]
    let page = String(decoding: Self.served.page(screen), as: UTF8.self)
    #expect(page.contains(" href=\"/0f/screen/settings\"") && !page.contains(" download"))
  }

  /// A field for files, with parts that stay hidden without the script.
  @Test func aRecorderIsAFieldForFiles() {
    let field = Element(
      .recorder, "Your message", label: "Your message",
      action: Action("x.give", input: Action.Input("paths", .paths, limits: Action.Limits(1, 30, unit: "s"))),
      command: "recordbook give FILE")
    let form = Element(
      .form,
      children: [field, Element(.button, "Save", label: "Save", action: Action("x.give"), command: "recordbook give")])
    for element in [field, form] {
      let page = html(element)
      #expect(page.contains("enctype=\"multipart/form-data\"") && page.contains("data-seconds=\"30\""))
      #expect(page.contains("type=\"file\" accept=\"audio/*"))
      for note in RecorderStrings.notes {
        #expect(page.contains("<p class=\"warning\" hidden data-note=\"\(note.rawValue)\">"))
      }
    }
    #expect(text(field).contains("Your message (1–30 s)   recordbook give FILE"))
  }
}
