package import BookApplication
package import BookInfrastructure
package import Formats
package import KernelApplication
package import KernelDomain
import RunningApplication
import RunningDomain
package import Storage

/// Imports runs: from Apple Health exports with their routes, and from FIT, TCX, GPX, KML, Polar and Nike files.
package struct RunImportReader: ImportReader {
  private let store: FileRunRepository
  private let timeZones: @Sendable () -> TimeZoneDatabase
  private let settings: any SettingsRepository
  private let clock: any WallClock
  private let spool: Spool

  /// Creates a reader of files with runs.
  /// - Parameters:
  ///   - settings: contains the time zone for runs whose files do not state one.
  ///   - timeZones: opens the system's time zone database.
  package init(
    store: FileRunRepository, settings: any SettingsRepository, clock: any WallClock,
    timeZones: @escaping @Sendable () -> TimeZoneDatabase = { TimeZoneDatabase() }
  ) {
    self.store = store
    spool = store.spool()
    self.settings = settings
    self.clock = clock
    self.timeZones = timeZones
  }

  package var feature: FeatureID { .running }
  /// The options for an import of runs: the sport and the time zone for files that do not state them, whether to
  /// include walks, and whether to read FIT files that are cut short.
  package var options: [String] { ["sport", "zone", "walks", "salvage"] }
  package var formats: [ImportFileFormat] { [.fit, .tcx, .gpx, .kml, .polar, .nike] }

  /// The latest start that is accepted: one day from now. A device's clock may be wrong by its time zone, but not by
  /// more.
  private var latestStart: Timestamp { clock.now() + 86_400_000 }

  // MARK: Apple Health

  package var appleHealthInterests: [XMLInterest] {
    AppleRunGatherer.interests + (readsHeartRates ? [AppleRunGatherer.heartRates] : [])
  }

  /// Whether the settings say to store heart rates.
  private var readsHeartRates: Bool { (try? settings.settings())?.readsRunHeartRates ?? true }

  package func appleHealthGatherer() -> any AppleHealthGatherer { AppleRunGatherer() }

  package func content(
    of gatherer: any AppleHealthGatherer, at place: AppleExportPlace, _ options: ImportOptions
  ) throws(Failure) -> RunContent {
    guard let gatherer = gatherer as? AppleRunGatherer else {
      return RunContent(ReadRuns(), RunZone(), of: .apple, spool)
    }
    let (document, routes) =
      switch place {
      case .archive(let archive, let export, let path): (path, AppleRouteFiles(in: archive, of: export))
      case .beside(let path): (path, AppleRouteFiles(beside: path))
      case .nowhere(let path): (path, AppleRouteFiles.none)
      }
    let zone = try zone(options)
    do throws(InputFileError) {
      var read = try AppleRuns.runs(
        of: gatherer, routes: routes, timeZones: timeZones(), ActivityContext(options))
      read.leaveOut(after: latestStart)
      if !readsHeartRates { read.forgetHeartRates() }
      var content = RunContent(read, zone, of: .apple, spool)
      content.bad = routes.damaged.all.map { path, problem in
        BadFile(path: document, problem: problem.message, place: .byte(at: problem.offset ?? 0, entry: path))
      }
      return content
    } catch {
      throw Failure(error, path: document)
    }
  }

  // MARK: Files

  package func check(_ options: ImportOptions) throws(Failure) {
    _ = try kind(options)
    if options["zone"] != nil { _ = try zone(options) }
  }

  private func kind(_ options: ImportOptions) throws(Failure) -> RunKind? {
    try options["sport"].map { (word) throws(Failure) in
      guard let kind = RunKind(chosen: word) else {
        throw .invalidInput(field: "sport", problem: .running(.sportOption(text: word)), valid: RunKind.names)
      }
      return kind
    }
  }

  package func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> RunContent {
    let zone = try zone(options)
    var read: ReadRuns
    do throws(FormatProblem) {
      read =
        switch file.format {
        case .fit: try FITRuns.runs(in: bytes, context)
        case .tcx: try TCXRuns.runs(in: bytes, context)
        case .gpx: try GPXReader.runs(in: bytes, context)
        case .polar: try PolarReader.runs(in: bytes, context, zone)
        case .nike: try NikeReader.runs(in: bytes, context)
        default: try KMLReader.runs(in: bytes, context)
        }
    } catch {
      throw Failure(error, in: file.path, place: FilePlace(error, in: bytes, of: file.format))
    }
    read.leaveOut(after: latestStart)
    if !readsHeartRates { read.forgetHeartRates() }
    return RunContent(read, zone, of: RunFormat(file.format), spool)
  }

  package func content(of activity: ListedActivity, as sport: StatedSport, _ options: ImportOptions) -> RunContent? {
    guard !sport.isSwim, let zone = try? zone(options) else { return nil }
    var read = ReadRuns()
    read.add(activity, sport, zone)
    read.leaveOut(after: latestStart)
    return RunContent(read, zone, of: .list, spool)
  }

  /// Returns the time zone for files that do not state one: the zone given as an import option or, without that option,
  /// the zone in the settings.
  private func zone(_ options: ImportOptions) throws(Failure) -> RunZone {
    let set = try settings.settings().runZone
    guard let name = options["zone"] ?? set else { return RunZone() }
    let database = timeZones()
    guard let rules = database.rules(name) else {
      guard options["zone"] != nil else { return RunZone() }
      throw .invalidInput(field: "zone", problem: .running(.zoneOption(text: name)), valid: ["Europe/Prague"])
    }
    return RunZone(name: name, rules: rules)
  }

  // MARK: Storing

  package func take(
    _ contents: [RunContent?], in transaction: inout Transaction
  ) throws(Failure) -> TakenContents {
    let read = contents.compactMap(\.self)
    let undone = try RunFiles.undone(in: transaction[.running])
    let refused = transaction.isSync ? try UndoneRuns(in: transaction[.running]) : UndoneRuns()
    let (changed, merge) = try store.change(in: &transaction) { (snapshot) throws(Failure) in
      var merge = RunMerge(into: snapshot.book, undone: undone)
      for content in read { merge.add(content.runs.filter { !refused.contains($0.row, in: snapshot.book) }) }
      let put = merge.put
      return (put.isEmpty ? nil : .put(put, []), merge)
    }
    let files = merge.files(changed)
    var rest = zip(files, read).map { ($0, $1.skipped + $0.unnamed) }[...]
    var counts = files.reduce(RunFilePart.Counts()) { $0 + $1.part.runs }
    let inUTC = read.reduce(0) { $0 + $1.inUTC }
    if inUTC > 0 { counts.inUTC = inUTC }
    return TakenContents(
      files: contents.map { content in
        content == nil ? nil : rest.popFirst().map { ($0.0.part, $0.1) }
      },
      part: RunImportPart(
        runs: counts,
        efforts: changed.moves.filter(\.isFaster).map { RunEffortMoveView($0) }))
  }
}

/// The time zone for runs whose files do not state one.
package struct RunZone {
  var name: String?
  var rules: TimeZoneRules?

  /// Returns the UTC offset of a time zone at an instant, in seconds; nil if there is no such zone.
  @Sendable
  package static func offset(of name: String, at instant: Timestamp) -> Int? {
    TimeZoneDatabase().rules(name)?.offset(at: instant.seconds)
  }

  /// Stores this time zone and its UTC offset in a run that has no offset, so that the run's day does not depend on a
  /// setting.
  func set(_ run: inout Run) {
    guard run.utcOffset == nil else { return }
    run.zone = name
    run.utcOffset = rules?.offset(at: run.start.seconds) ?? 0
  }
}

extension ImportFileFormat {
  fileprivate static let gpx = ImportFileFormat(.gpx) { GPXReader.recognises(XMLRoot.of($0)) }
  fileprivate static let kml = ImportFileFormat(.kml) { KMLReader.recognises(XMLRoot.of($0)) }
}

extension RunFormat {
  fileprivate init(_ format: ImportFormat) {
    self =
      switch format {
      case .fit: .fit
      case .tcx: .tcx
      case .gpx: .gpx
      case .polar: .polar
      case .nike: .nike
      default: .kml
      }
  }
}

extension FilePlace {
  /// Creates a description of where in a file a problem is. The description includes the line number, unless the format
  /// is FIT.
  fileprivate init?(_ problem: FormatProblem, in bytes: [UInt8], of format: ImportFormat) {
    guard let offset = problem.offset else { return nil }
    let line = format == .fit ? nil : 1 + bytes.prefix(Int(clamping: offset)).count { $0 == 0x0A }
    self = .byte(at: offset, line: line)
  }
}
