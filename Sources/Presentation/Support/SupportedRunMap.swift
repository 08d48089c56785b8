import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import SupportApplication

/// The map of a past run, with a mark where each message was heard. A message that was heard where no position was
/// recorded has no mark.
struct SupportedRunMap {
  let strings: SupportStrings
  let track: ShowTrack.Output
  let messages: [VoiceMessageView]

  /// The maximum number of positions on the map.
  static let most = 600

  private var language: Language { strings.language }

  /// The map; nil if the run has no positions.
  var element: Element? {
    let lines = track.lines.map { line in line.map { RouteMap.Position($0.latitude, $0.longitude) } }
    guard let first = lines.first?.first, let last = lines.last?.last else { return nil }
    let (frame, voices) = (MapFrame(lines), voices)
    let words = MapWords(language: language, unit: strings.unit)
    let sentence = words.sentence(frame, from: first, to: last) + (voices.isEmpty ? "" : "; " + heard(voices.count))
    return Element(
      .map, language.say(cs: "Trasa", en: "Route"), label: sentence, type: .caption, color: Hue.accent.text,
      map: RouteMap(
        lines, marks: [RouteMap.Mark(.start, first), RouteMap.Mark(.end, last)] + voices, bar: words.bar(frame)))
  }

  private var voices: [RouteMap.Mark] {
    messages.filter { $0.state == .played }.enumerated().compactMap { index, message in
      // A run that was fed afterwards, or sent late, has another clock than the one by which messages were heard.
      message.heard.flatMap { heard in
        track.position(at: heard.time - track.start) ?? heard.activeMilliseconds.flatMap(track.position)
      }.map { RouteMap.Mark(.voice, RouteMap.Position($0.latitude, $0.longitude), number: index + 1) }
    }
  }

  /// Says how many messages are marked: `2 messages were heard on it`.
  private func heard(_ count: Int) -> String {
    let messages = strings.counted(count, .messages)
    return switch (language.tag, count) {
    case (.cs, 1): "zazněla na ní \(messages)"
    case (.cs, 2...4): "zazněly na ní \(messages)"
    case (.cs, _): "zaznělo na ní \(messages)"
    case (_, 1): "\(messages) was heard on it"
    default: "\(messages) were heard on it"
    }
  }
}
