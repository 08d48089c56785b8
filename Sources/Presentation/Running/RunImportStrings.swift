import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Describes the runs that an import took from files.
struct RunImportStrings {
  let strings: RunningStrings
  private var language: Language { strings.language }

  /// Returns how many runs and other activities were imported: `214 runs, 3 of the runs by hand`. If not all of them
  /// are new, the text also says how many are new.
  func counts(_ runs: RunFilePart.Counts) -> String {
    let others = runs.others ?? 0
    let count = runs.found - others
    var parts: [String] = []
    if count > 0 || others == 0 { parts.append(counted(count, withTrack: runs.fixes > 0)) }
    if others > 0 { parts.append(language.counted(others, RunImportStrings.otherActivities)) }
    if let hand = runs.byHand {
      parts.append(language.say(cs: "z běhů zapsáno ručně \(hand)", en: "\(language.number(hand)) of the runs by hand"))
    }
    if runs.new < runs.found {
      parts.append(language.say(cs: "nových \(runs.new)", en: "\(language.number(runs.new)) new"))
    }
    if runs.updated > 0 {
      parts.append(language.say(cs: "změněných \(runs.updated)", en: "\(language.number(runs.updated)) updated"))
    }
    if runs.duplicates > 0, runs.found > 1 {
      parts.append(
        language.say(cs: "druhých záznamů \(runs.duplicates)", en: "\(language.number(runs.duplicates)) recorded twice")
      )
    }
    return parts.joined(separator: ", ")
  }

  private func counted(_ count: Int, withTrack hasTrack: Bool) -> String {
    let runs = strings.counted(count, .runs)
    guard count > 0, !hasTrack else { return runs }
    return language.say(cs: "\(runs) bez trasy", en: "\(runs) without \(count == 1 ? "a track" : "tracks")")
  }

  private static let otherActivities = Noun(
    cs: "jiná aktivita", "jiné aktivity", "jiných aktivit", en: "other activity", "other activities")

  // MARK: Other recordings

  /// Names another recording of the run that is being imported, and says which of the two recordings counts: `also in
  /// Strava's GPX: this one counts`.
  /// - Parameters:
  ///   - twin: the other recording.
  ///   - isDryRun: whether the import only shows what it would do. If so, the text says which recording would count.
  func alsoIn(_ twin: RunTwinView, isDryRun: Bool) -> String {
    let counts =
      switch (twin.counts, isDryRun) {
      case (false, false): language.say(cs: "počítá se tento", en: "this one counts")
      case (false, true): language.say(cs: "počítal by se tento", en: "this one would count")
      case (true, false): language.say(cs: "počítá se ten", en: "that one counts")
      case (true, true): language.say(cs: "počítal by se ten", en: "that one would count")
      }
    return language.say(cs: "také v ", en: "also in ") + name(twin) + ": " + counts
  }

  /// Names all other recordings of the same run: `Also in Strava's GPX, Polar`.
  func alsoIn(_ twins: [RunTwinView]) -> String {
    language.say(cs: "Také v: ", en: "Also in ") + twins.map(name).joined(separator: ", ")
  }

  /// Names a recording of a run by its source and file format: `Strava's GPX`.
  private func name(_ twin: RunTwinView) -> String {
    guard let format = twin.format.flatMap(name) else { return printable(twin.source) }
    // Strava calls itself StravaGPX in its files.
    let source = printable(twin.source.hasSuffix(format) ? String(twin.source.dropLast(format.count)) : twin.source)
    guard !source.isEmpty else { return format }
    return language.say(cs: "\(format) (\(source))", en: "\(source)'s \(format)")
  }

  /// Returns the name of a file format; nil if naming the source of the recording is enough.
  private func name(_ format: RunFormat) -> String? {
    switch format {
    case .fit: "FIT"
    case .tcx: "TCX"
    case .gpx: "GPX"
    case .kml: "KML"
    case .polar, .nike, .apple, .list, .hand: nil
    }
  }
}
