package import BookApplication
package import BookInfrastructure
package import Formats
package import KernelApplication
package import KernelDomain
package import Storage
package import SwimmingApplication
import SwimmingDomain

/// Imports swims: from Apple Health exports, and from FIT and TCX files.
package struct SwimImportReader: ImportReader {
  private let store: FileSwimRepository
  private let settings: any SettingsRepository
  private let timeZones: @Sendable () -> TimeZoneDatabase

  /// Creates a reader of files with swims.
  /// - Parameter timeZones: opens the system's time zone database.
  package init(
    store: FileSwimRepository, settings: any SettingsRepository,
    timeZones: @escaping @Sendable () -> TimeZoneDatabase = { TimeZoneDatabase() }
  ) {
    self.store = store
    self.settings = settings
    self.timeZones = timeZones
  }

  package var feature: FeatureID { .swimming }
  /// The options for an import of swims: the pool length and the time zone for files that do not state them.
  package var options: [String] { ["pool", "zone"] }
  package var formats: [ImportFileFormat] { [.fit, .tcx] }

  package func elsewhere(_ file: InputFile, path: String) -> Message? {
    MeetFiles.recognises(file) ? .swimming(.holdsMeets(path: path)) : nil
  }

  // MARK: Apple Health

  package var appleHealthInterests: [XMLInterest] {
    AppleSwimExtract.interests + (readsHeartRates ? [AppleSwimExtract.heartRates] : [])
  }
  package func appleHealthGatherer() -> any AppleHealthGatherer { AppleSwimGatherer() }

  package func content(of gatherer: any AppleHealthGatherer, at place: AppleExportPlace, _ options: ImportOptions)
    -> ReadSwims
  {
    guard let gatherer = gatherer as? AppleSwimGatherer else { return ReadSwims() }
    return AppleSwims.of(gatherer.take(), timeZones: timeZones())
  }

  /// Whether the settings say to store heart rates.
  private var readsHeartRates: Bool { (try? settings.settings())?.readsSwimHeartRates ?? true }

  // MARK: Files

  package func check(_ options: ImportOptions) throws(Failure) { _ = try PoolOption(written: options["pool"]) }

  package func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> ReadSwims {
    let zone = SwimZone(zone(options))
    guard file.format == .tcx else {
      return try FITImporter.swims(in: bytes, zone: zone, path: file.path, context)
    }
    let pools = try PoolOption(written: options["pool"])
    return try TCXImporter.swims(in: bytes, pools: pools, zone: zone, path: file.path, context)
  }

  /// Creates a swim without lengths from an activity that is in a service's list but has no file; nil if the activity
  /// is not a swim.
  package func content(of activity: ListedActivity, as sport: StatedSport, _ options: ImportOptions) -> ReadSwims? {
    guard sport.isSwim, var start = activity.start else { return nil }
    let rules = activity.utcOffset == nil ? zone(options)?.rules : nil
    if activity.isLocal, let rules { start = rules.instant(of: CivilDateTime(start, offset: 0)) }
    let active = SwimImportReader.possible(activity.active)
    let time = SwimImportReader.possible(activity.elapsed) ?? active ?? 0
    let distance = activity.length.map { Int($0 / 10) }
    var swim = Swim(
      source: activity.source, start: start, end: start + time,
      utcOffset: activity.utcOffset ?? rules?.offset(at: start.seconds) ?? 0, duration: min(active ?? time, time),
      place: .unknown, pool: nil, reportedDistance: distance.flatMap { Swim.distances.contains($0) ? $0 : nil },
      laps: [])
    swim.isOffsetStated = activity.utcOffset != nil
    var read = ReadSwims(swims: [swim])
    read.noteDoubts(about: swim)
    return read
  }

  /// Returns the time zone for files that do not state one: the zone given as an import option or, without that option,
  /// the zone in the book's settings. Nil if none is set or the zone is unknown; UTC then applies.
  private func zone(_ options: ImportOptions) -> (name: String, rules: TimeZoneRules)? {
    guard let name = options["zone"] ?? (try? settings.settings().bookZone) ?? nil else { return nil }
    return timeZones().rules(name).map { (name, $0) }
  }

  /// Returns a duration in milliseconds if it is from 0 to `longest`; nil if it is not.
  private static func possible(_ time: Int64?) -> Int64? {
    time.flatMap { (0...longest).contains($0) ? $0 : nil }
  }

  /// The longest plausible duration of a swim, in milliseconds: four days.
  private static let longest: Int64 = 345_600_000

  // MARK: Storing

  package func take(
    _ contents: [ReadSwims?], in transaction: inout Transaction
  ) throws(Failure) -> TakenContents {
    var read = contents.compactMap(\.self)
    if !readsHeartRates { for index in read.indices { read[index].heartRates = [] } }
    let undone = try YearFile.undone(in: transaction[.swimming])
    let refused = transaction.isSync ? try UndoneSwims(in: transaction[.swimming]) : UndoneSwims()
    let (changed, run) = try store.change(in: &transaction) { (book, _) throws(Failure) in
      let run = SwimImport(read.map { refused.removed(from: $0, in: book) }, into: book, undone: undone)
      return (run.change, run)
    }
    let files = run.files
    var rest = files[...]
    return TakenContents(
      files: contents.map { content in content == nil ? nil : rest.popFirst().map { ($0.part, $0.skipped) } },
      part: SwimImportPart(files.map(\.part), changed))
  }
}

extension SwimFilePart: ImportedItems {
  package var itemCount: Int { swimCount }
}

extension ReadSwims: ImportContent {
  package var found: Int { swims.count + poolless.count }

  package mutating func append(_ next: ReadSwims) {
    swims += next.swims
    heartRates += next.heartRates
    poolless += next.poolless
    skipped += next.skipped
    foreign += next.foreign
    remarks += next.remarks
  }

  mutating func leaveOut(_ sport: StatedSport?, start: Timestamp?) {
    leaveOut(kind: sport?.kind, start: start)
  }
}
