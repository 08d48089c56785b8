import DesignSystem
import JSONCoding
import KernelDomain
import PresentationTestSupport
import Rendering
import SupportDomain
import Testing

@testable import KernelPresentation
@testable import SupportApplication
@testable import SupportPresentation

/// Every screen of support in every state and language, through every renderer.
@Suite struct SupportScreenTests {
  private static let languages = [Language.cs, .en, .enGB]

  private func text(_ screen: Screen) -> String { TextRenderer(width: 80).render(screen) }

  private func html(_ screen: Screen, served: Bool = false) -> String {
    let links: PageLinks = served ? .served(ServedPages(prefix: "/0f", nonce: "9a")) : .none
    return String(
      decoding: PageRenderer(theme: .samwise, drawings: .kernel, links: links).page(screen), as: UTF8.self)
  }

  @Test(arguments: languages) func everyRendererShowsThem(_ language: Language) throws {
    for (name, screen) in try SupportFixtures.screens(language) {
      #expect(!text(screen).contains("\u{0}"), "\(name)")
      #expect(html(screen).hasSuffix("</html>\n"), "\(name)")
      #expect(html(screen, served: true).hasSuffix("</html>\n"), "\(name)")
      #expect(try JSONDocument.decode(Screen.self, from: JSONDocument.encode(screen)) == screen, "\(name)")
    }
  }

  @Test(arguments: languages) func whateverCanBePressedHasALabelAndACommand(_ language: Language) throws {
    for (name, screen) in try SupportFixtures.screens(language) {
      for element in screen.elements where element.isInteractive {
        #expect(element.label?.isEmpty == false, "\(name): \(element.role) \(element.text ?? "")")
      }
      for element in screen.elements where element.role == .button && !element.isDisabled && element.value == nil {
        #expect(
          element.command != nil || screen.elements.contains { $0.role == .form && $0.children.contains(element) },
          "\(name): \(element.text ?? "")")
      }
    }
  }

  /// The message was heard after half an hour. Where the track ends long before, it has no mark.
  @Test(arguments: [(360, true), (100, false)]) func aVoiceHasItsMarkOnTheMap(positions: Int, isMarked: Bool) throws {
    let messages: [VoiceMessageView] = try [("m4x0w9c", "played"), ("m4x0w9d", "skipped")].map { id, state in
      try decoded(SupportFixtures.message(id, state: state, heard: SupportFixtures.heard))
    }
    for (language, words) in [(Language.en, "; 1 message was heard on it"), (.cs, "; zazněla na ní 1 zpráva")] {
      let map = SupportedRunMap(
        strings: SupportFixtures.words(language), track: try SupportFixtures.track(positions), messages: messages)
      let element = try #require(map.element)
      #expect(element.map?.marks.filter { $0.kind == .voice }.map(\.number) == (isMarked ? [1] : []))
      #expect(element.map?.marks.last?.at.latitude == (isMarked ? 500_540_000 : 500_297_000))
      #expect(element.label?.hasSuffix(words) == isMarked)
    }
  }

  @Test func whatMayNotBeHeardAboutIsNotShown() throws {
    // What a plan that shows no senders tells of a message: that one waits.
    let screens = try SupportFixtures.screens(.cs).filter { !$0.name.hasPrefix("playback") }
    for (name, screen) in screens {
      for said in ["durationMilliseconds", "trigger", "4.2", "4,2 s"] {
        #expect(!String(decoding: try JSONDocument.encode(screen), as: UTF8.self).contains(said), "\(name)")
      }
    }
    let hidden = text(try #require(screens.first { $0.name == "home-hidden" }).screen)
    #expect(hidden.contains("Čeká 1 zpráva") && !hidden.contains("Sára"))
    let sharing = text(try #require(screens.first { $0.name == "share" }).screen)
    #expect(sharing.contains("Někdo z přátel") && sharing.contains("Čeká na svou chvíli"))
  }

  @Test func theVoiceIsPlayedOnceAndReported() throws {
    let offered = try #require(try SupportFixtures.screens(.en).first { $0.name == "active-voice" }).screen
    let sound = try #require(offered.elements.first { $0.role == .audio })
    #expect(sound.isOn == true && sound.value == "support/m4x0w9c.1" && sound.icon == .chime)
    #expect(
      sound.children.compactMap(\.action).map { $0.parameters["report"] } == [
        .text("started"), .text("finished"), .text("failed"),
      ])
    #expect(sound.children.allSatisfy { $0.action?.method == ReportPlayback.method })
    let page = html(offered, served: true)
    #expect(page.contains(" data-due data-chime ") && page.contains("src=\"/0f/file/support/m4x0w9c.1\""))
    let started = try #require(try SupportFixtures.screens(.en).first { $0.name == "active-sounds" }).screen
    #expect(started.elements.first { $0.role == .audio }?.isOn == false)
    #expect(!html(started, served: true).contains("data-due") && !html(started, served: true).contains(" data-chime"))
  }

  /// Finishing a run and deleting a message ask first; taking a plan away and discarding, which take as much, too.
  @Test func whatTakesAwayAsks() throws {
    let actions = try SupportFixtures.screens(.cs).flatMap { $0.screen.elements.compactMap(\.action) }
    let asking = Set(actions.filter { $0.confirmation != nil }.map(\.method))
    #expect(asking == ["running.finishRun", "running.discardRun", DeleteMessage.method, RemovePlan.method])
    for action in actions where asking.contains(action.method) { #expect(action.confirmation != nil) }
    #expect(actions.contains { $0.confirmation == "Ukončit běh?" })
    #expect(actions.contains { $0.confirmation == "Smazat zprávu natrvalo?" })
  }

  @Test func howScreensLieOverOthers() throws {
    let screens = Dictionary(
      uniqueKeysWithValues: try SupportFixtures.screens(.cs).map { ($0.name, $0.screen.presentation) })
    #expect(
      screens["setup"] == .sheet && screens["active"] == .fullScreenModal && screens["page-record"] == .fullScreenModal)
    #expect(screens["home"] == .root && screens["share"] == .sheet && screens["playback"] == .stack)
  }

  @Test func aRecorderTakesASoundInAForm() throws {
    let screen = try #require(try SupportFixtures.screens(.en).first { $0.name == "page-record" }).screen
    let page = html(screen, served: true)
    #expect(
      page.contains("enctype=\"multipart/form-data\"") && page.contains("<div class=\"recorder\" data-seconds=\"30\">"))
    #expect(page.contains("type=\"file\"") && page.contains("name=\"in-from\""))
    #expect(text(screen).contains("Your message (1–30 s)"))
  }

  // MARK: Policy

  @Test(arguments: languages) func everyScreenKeepsThePolicy(_ language: Language) throws {
    let policy = ScreenPolicy(.promised)
    #expect(policy.refused == Set(ScreenPolicy.Device.allCases))
    for (name, screen) in try SupportFixtures.screens(language) {
      #expect(policy.violation(on: screen)?.device == nil, "\(name)")
    }
  }

  @Test(arguments: [
    (ScreenPolicy.Device.badge, Element(.badge, "10 runs")), (.badge, Element(.text, "10", icon: Icon("trophy.fill"))),
    (.streak, Element(.text, "7 days", icon: Icon("flame.fill"))),
    (.ranking, Element(.section, children: [row("1.", "Eva"), row("2.", "Jana")])),
    (.countdown, Element(.timer, "1:30", value: "../2026-11-22T09:12:05Z")),
    (.publicShare, Element(.button, "Post", label: "Post", route: Route(path: "feed", "new"))),
    (.publicShare, Element(.button, "Post", label: "Post", action: Action("feed.createPost"))),
  ]) func whatPressesIsRefused(_ device: ScreenPolicy.Device, _ element: Element) throws {
    for (name, screen) in try SupportFixtures.screens(.en) {
      var changed = screen
      changed.content.append(Element(.card, children: [element]))
      #expect(ScreenPolicy(.promised).violation(on: changed)?.device == device, "\(name)")
    }
  }

  private static func row(_ place: String, _ name: String) -> Element {
    Element(.row, children: [Element(.text, place), Element(.text, name)])
  }

  /// In any screen, whatever its state, in any language; and on the page that friends are sent.
  @Test(arguments: languages) func noWordPresses(_ language: Language) throws {
    var said = try SupportFixtures.screens(language).map { text($0.screen) + html($0.screen) }
    said.append(String(decoding: SharedPage().page(try SupportFixtures.content(), language: language), as: UTF8.self))
    // Words of ours, not of the style sheet.
    let all = said.map { $0.replacing(/<style>[\s\S]*?<\/style>|<script>[\s\S]*?<\/script>/, with: "").lowercased() }
    for word in SupportPolicy.pressingWords { #expect(!all.contains { $0.contains(word) }, "\(word)") }
  }
}
