import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import SupportApplication

/// The screen of a past run with messages from friends. It shows the run first, with a mark on its map where each message
/// was heard, then the messages that were played during it.
struct SupportedRunScreen: SupportScreen {
  let pattern = RoutePattern("support/run/RUN")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let word: String = try request.part("RUN")
    guard let run = RunID(word) else {
      throw .invalidInput(field: "run", problem: .running(.noRunName(text: word)))
    }
    let shown = try catalog.call(ShowSupportedRun.self, ShowSupportedRun.Input(run: run))
    let page = SupportedRunPage(
      strings: try SupportStrings(request.language, catalog), shown: shown, track: try track(of: shown.run))
    return page.screen(request.route)
  }

  /// Returns the run's positions. Nil if the run is no longer in the book, where it has no length; and if its track is
  /// damaged, so that the messages can be heard.
  private func track(of run: SupportedRunView) throws(Failure) -> ShowTrack.Output? {
    guard run.lengthMillimetres != nil else { return nil }
    do throws(Failure) {
      return try catalog.call(ShowTrack.self, ShowTrack.Input(run: run.run, most: SupportedRunMap.most))
    } catch .storeDamaged {
      return nil
    }
  }
}

struct SupportedRunPage {
  let strings: SupportStrings
  let shown: ShowSupportedRun.Output
  /// The run's positions; nil if they are not known.
  var track: ShowTrack.Output?

  private var language: Language { strings.language }
  private var run: SupportedRunView { shown.run }

  func screen(_ route: Route) -> Screen {
    var layout = SupportStrings.layout
    let leading = [map, facts].compactMap { $0 }
    // In wide windows, the voices stand beside the run.
    layout.leadingPane = leading.count
    var screen = Screen(
      route: route, language: language, title: printable(run.name ?? run.planName), presentation: .stack,
      header: Header(.standard, subtitle: subtitle), layout: layout,
      back: .back(strings.heardMessages, to: SupportDestinations.history, strings.language),
      content: leading + [messages, waiting].compactMap { $0 })
    screen.announcement = strings.announcement(
      run.name ?? run.planName, friend: run.friends.count == 1 ? run.friends[0] : nil, messages: run.played)
    return screen
  }

  /// The subtitle: the day of the run, and the number of messages that were played.
  private var subtitle: String {
    "\(language.weekdayAndDate(run.day)) · \(strings.counted(run.played, .messages))"
  }

  private var map: Element? {
    track.flatMap { SupportedRunMap(strings: strings, track: $0, messages: shown.messages).element }
  }

  private var facts: Element {
    let length = run.lengthMillimetres.map {
      Element.stat(
        language.say(cs: "Délka", en: "Distance"), strings.length($0), spoken: strings.spokenLength($0))
    }
    let time = run.activeMilliseconds.map {
      Element.stat(language.say(cs: "Čas", en: "Time"), strings.time($0), spoken: strings.spokenTime($0))
    }
    let friends = run.friends.map { printable($0) }.joined(separator: ", ")
    let with = friends.isEmpty ? nil : Element(.stat, language.say(cs: "S vámi", en: "With You"), value: friends)
    let gone =
      length == nil
      ? Element.note(language.say(cs: "Běh už v knize není", en: "The run is no longer in the book")) : nil
    let stats = [length, time, with].compactMap { $0 }
    return .card(nil, (stats.isEmpty ? [] : [Element(.statGrid, children: stats)]) + [gone].compactMap { $0 })
  }

  private var messages: Element {
    shown.messages.isEmpty
      ? .note(language.say(cs: "V tomto běhu nezazněla žádná zpráva", en: "No message was heard in this run"))
      : .section(
        language.say(cs: "Jejich hlasy", en: "Their Voices"), fill: Hue.orange.fill,
        shown.messages.flatMap { [strings.row($0)] + ($0.state == .played ? [strings.sound(of: $0)] : []) })
  }

  private var waiting: Element? {
    guard shown.waiting > 0 else { return nil }
    let text = "\(strings.waiting(shown.waiting)) \(language.say(cs: "na další běh", en: "for another run"))"
    return .card(
      nil,
      [
        strings.text(text),
        .button(strings.askFriend, icon: Icon("share.circle"), to: SupportDestinations.sharing(run.plan)),
      ])
  }
}
