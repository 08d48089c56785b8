import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Each whole kilometre or mile and the rest: the way in numbers, wherever it is drawn.
struct SplitTable {
  let strings: RunningStrings
  let splits: [RunSplitView]

  private var language: Language { strings.language }

  var table: Element {
    .table(
      columns: [strings.units.rawValue, strings.active, strings.elapsed, strings.paceTitle],
      rows: splits.enumerated().map { index, split in
        let isWhole = split.lengthMillimetres >= whole
        // A whole split's pace follows its displayed time: a kilometre in 5:44 has no pace of 5:45.
        let time = isWhole ? split.activeMilliseconds / 1_000 * 1_000 : split.activeMilliseconds
        let pace = RunPace.perKilometre(time, split.lengthMillimetres)
        let name = isWhole ? "\(index + 1)" : strings.rest(split.lengthMillimetres)
        let spoken =
          isWhole ? "\(unit) \(index + 1)" : "\(strings.rest) \(strings.spokenLength(split.lengthMillimetres))"
        return (
          cells: [
            name, strings.time(split.activeMilliseconds), strings.time(split.elapsedMilliseconds), strings.pace(pace),
          ],
          label: "\(spoken), \(strings.spokenTime(split.activeMilliseconds)), \(strings.spokenPace(pace))"
        )
      })
  }

  /// Millimetres of a whole one.
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
