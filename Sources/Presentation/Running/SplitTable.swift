import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Each whole kilometre or mile and the rest: the way in numbers, wherever it is drawn.
struct SplitTable {
  let words: RunningWords
  let splits: [RunSplitView]

  private var language: Language { words.language }

  var table: Element {
    .table(
      columns: [words.units.rawValue, words.active, words.elapsed, words.paceTitle],
      rows: splits.enumerated().map { index, split in
        let isWhole = split.lengthMillimetres >= whole
        // Of a whole one by the time as it is shown: a kilometre in 5:44 is no pace of 5:45.
        let time = isWhole ? split.activeMilliseconds / 1_000 * 1_000 : split.activeMilliseconds
        let pace = RunPace.perKilometre(time, split.lengthMillimetres)
        let name = isWhole ? "\(index + 1)" : words.rest(split.lengthMillimetres)
        let spoken =
          isWhole ? "\(unit) \(index + 1)" : "\(words.rest) \(words.spokenLength(split.lengthMillimetres))"
        return (
          cells: [name, words.time(split.activeMilliseconds), words.time(split.elapsedMilliseconds), words.pace(pace)],
          label: "\(spoken), \(words.spokenTime(split.activeMilliseconds)), \(words.spokenPace(pace))"
        )
      })
  }

  /// Millimetres of a whole one.
  private var whole: Int64 {
    switch words.units {
    case .kilometres: 1_000_000
    case .miles: 1_609_344
    }
  }

  private var unit: String {
    switch words.units {
    case .kilometres: language.say(cs: "kilometr", en: language.tag == .enGB ? "kilometre" : "kilometer")
    case .miles: language.say(cs: "míle", en: "mile")
    }
  }
}
