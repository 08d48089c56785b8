import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// A table of the splits of a run: each whole kilometre or mile, and the incomplete last one. It accompanies every map
/// of a route, and describes the same route in numbers.
struct SplitTable {
  let strings: RunningStrings
  let splits: [RunSplitView]

  private var language: Language { strings.language }

  var table: Element {
    let titles =
      [strings.units.rawValue, strings.paceTitle] + (hasClimb ? [strings.climb] : [])
      + (hasHeart ? [strings.heart] : [])
    return Element(
      .table,
      children: [
        Element(
          .tableHeader,
          children: titles.enumerated().map { index, title in
            .cell(title, index < 2 ? .leading : .trailing, .caption, Hue.secondary.text)
          })
      ] + splits.indices.map(row))
  }

  private func row(_ index: Int) -> Element {
    let split = splits[index]
    let name = isWhole(split) ? "\(index + 1)" : rest(split.lengthMillimetres)
    let pace = pace(split)
    let isFastest = index == fastest
    let bar = Element(
      .text, String(strings.pace(pace).prefix { $0 != " " }), placement: .leading, type: isWhole(split) ? .time : .body,
      fill: !isWhole(split) ? nil : isFastest ? Hue.yellow.fill : Hue.accent.fill,
      unit: isFastest ? strings.fastest : nil, percent: isWhole(split) ? percent(pace) : nil)
    let heart = hasHeart ? [Element.cell(split.heartRate.map { "\($0.average)" } ?? "—", .trailing, .time)] : []
    let climb = hasClimb ? [Element.cell(split.climb.map(strings.climb) ?? "—", .trailing, .time)] : []
    let spoken =
      isWhole(split)
      ? "\(unit) \(index + 1)" : "\(strings.rest) \(strings.spokenLength(split.lengthMillimetres))"
    let parts = [
      spoken, strings.spokenTime(split.activeMilliseconds), strings.spokenPace(pace), isFastest ? strings.fastest : nil,
    ].compactMap { $0 }
    return Element(
      .tableRow, label: parts.joined(separator: ", "),
      children: [.cell(name, .leading, .body), bar] + climb + heart)
  }

  /// Returns the length of the incomplete last split, without the unit in the title of the column: `0.20`, but `5 m`.
  private func rest(_ millimetres: Int64) -> String {
    let rest = strings.rest(millimetres)
    return rest.hasSuffix(strings.units.rawValue) ? String(rest.prefix { !$0.isWhitespace }) : rest
  }

  /// Returns the pace of a split. For a whole kilometre or mile, the pace is computed from the time in whole seconds.
  /// Otherwise, a kilometre with the displayed time 5:44 could have the pace 5:45.
  private func pace(_ split: RunSplitView) -> Int64? {
    let time = isWhole(split) ? split.activeMilliseconds / 1_000 * 1_000 : split.activeMilliseconds
    return RunPace.perKilometre(time, split.lengthMillimetres)
  }

  private func isWhole(_ split: RunSplitView) -> Bool { split.lengthMillimetres >= whole }

  private var hasHeart: Bool { splits.contains { $0.heartRate != nil } }

  private var hasClimb: Bool { splits.contains { $0.climb != nil } }

  private var paces: [Int64] { splits.filter(isWhole).compactMap(pace) }

  /// The index of the fastest split that is a whole kilometre or mile, or the first of several equally fast ones. Nil
  /// if there are fewer than two such splits, or if all of them have the same pace.
  private var fastest: Int? {
    guard let least = paces.min(), paces.contains(where: { $0 > least }) else { return nil }
    return splits.indices.first { isWhole(splits[$0]) && pace(splits[$0]) == least }
  }

  /// Returns the length of the bar that shows a whole split's pace, in percent: 100 for the fastest split, and 38 for
  /// the slowest.
  private func percent(_ pace: Int64?) -> Int {
    guard let pace, let least = paces.min(), let most = paces.max(), most > least else { return 100 }
    let share = Double(most - min(max(pace, least), most)) / Double(most - least)
    return 38 + Int((62 * share).rounded())
  }

  /// The distance of a whole split, which is a kilometre or a mile, in millimetres.
  private var whole: Int64 {
    switch strings.units {
    case .kilometres: 1_000_000
    case .miles: 1_609_344
    }
  }

  private var unit: String {
    switch strings.units {
    case .kilometres: language.say(cs: "kilometr", en: language.tag == .enGB ? "kilometre" : "kilometer")
    case .miles: language.say(cs: "míle", en: "mile")
    }
  }
}

extension RunSplitView {
  /// The ascent less the descent, in centimetres; nil if they are unknown.
  fileprivate var climb: Int64? {
    guard let ascentCentimetres, let descentCentimetres else { return nil }
    return ascentCentimetres - descentCentimetres
  }
}
