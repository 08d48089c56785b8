import BookApplication
import Formats
import KernelApplication

/// Reads the files in an archive that are no archives themselves.
extension ImportArchive {
  /// The number of bytes to read if the root element is not within the first `headSize` bytes, for example after a long
  /// document type declaration.
  private static let longHeadSize = 256 << 10
  /// The size, in bytes, of the largest file that is read. The recording of a whole day has a few megabytes.
  private static let largest = 256 << 20
  /// The size, in bytes, of the largest JSON text that is searched for its format.
  private static let largestDocument = 64 << 20

  /// Reads a file that is no archive, or records why it is not read.
  func leaf(_ stream: PeekedStream, _ place: MemberPlace, _ lists: [ListPlace]) throws(MemberProblem) {
    if let visit { return try MemberProblem.of { () throws(PieceError) in try visit(stream, place) } }
    notes.files += 1
    let stream = try MemberProblem.of { () throws(PieceError) in try withRoot(stream) }
    if try takeHealthExport(stream, place) { return }
    if lists.contains(where: { $0.place.name == place.name }) {
      return try MemberProblem.of { () throws(PieceError) in try stream.skipRest() }
    }
    let (format, bytes) = try MemberProblem.of { () throws(PieceError) in try content(of: stream, place) }
    guard let format else { return try leave(bytes ?? stream.head, place) }
    if format == .gpx || format == .tcx { notes.unread.add(track: place.name) }
    guard let bytes else {
      throw .failure(
        .badFile(path: file.path, problem: .file(.tooLarge(mebibytes: ImportArchive.largest >> 20))))
    }
    do throws(Failure) {
      found += try take(bytes, format, place, lists)
    } catch {
      throw .failure(error)
    }
    guard meter.step(budget.used, found: found) else { throw .failure(.cancelled) }
  }

  /// Returns the format and the bytes of a file. The format is nil if no feature reads the file; the bytes are nil if
  /// they are too many or not needed.
  private func content(of stream: PeekedStream, _ place: MemberPlace) throws(PieceError) -> (ImportFormat?, [UInt8]?) {
    if let format = format(stream.head) ?? (place.isRoot && place.depth == 0 ? statedFormat : nil) {
      return (format, try stream.rest(most: ImportArchive.largest))
    }
    if stream.head.isJSON, let bytes = try stream.rest(most: ImportArchive.largestDocument) {
      return (format(bytes), bytes)
    }
    try stream.skipRest()
    return (nil, nil)
  }

  /// Returns the stream with a head that is long enough to find the root element of an XML text.
  func withRoot(_ stream: PeekedStream) throws(PieceError) -> PeekedStream {
    guard stream.head.count == ImportArchive.headSize, format(stream.head) == nil,
      stream.head.withBytes({ XMLRoot.of($0) }) == .undecided
    else { return stream }
    return try PeekedStream(stream, count: ImportArchive.longHeadSize)
  }

  /// The format that the search for files found, if files of this format are read whole; nil for archives. A table of no
  /// known app has the format of logs, whose reader says what it lacks.
  private var statedFormat: ImportFormat? { tools.formats.first { $0.format == file.format }?.format }

  func format(_ head: [UInt8]) -> ImportFormat? {
    head.withBytes { head in tools.formats.first { $0.recognises(head) }?.format }
  }

  /// Lets every feature that reads the format parse the file. If one feature fails, no feature imports the file.
  private func take(
    _ bytes: [UInt8], _ format: ImportFormat, _ place: MemberPlace, _ lists: [ListPlace]
  ) throws(Failure) -> Int {
    let part = ImportFile(path: file.path, format: format, bytes: Int64(bytes.count), modified: file.modified)
    var context = ActivityContext(tools.options)
    context.listed = lists.lazy.compactMap { $0.activity(of: place) }.first
    context.lists = lists.map(\.list).filter(\.isByStart)
    context.member = place.nameInArchive
    if format == .tcx { context.named = place.googleFitSport }
    if place.isGoogleFit { notes.services.insert("Google Fit") }
    var prepared: [PreparedContent] = []
    for run in runs where run.reads(format) {
      prepared.append(try run.prepare(bytes, of: part, tools.options, context))
    }
    var remarks: [ImportRemark] = []
    for remark in prepared.flatMap(\.remarks) where !remarks.contains(remark) { remarks.append(remark) }
    notes.skipped += remarks.map {
      Skipped(what: place.isRoot ? .book(.file) : .book(.entry(name: place.name)), why: .book(.remark(remark: $0)))
    }
    let totals = prepared.flatMap(\.totals)
    if !totals.isEmpty {
      let (runs, options) = (runs, tools.options)
      prepared.append(PreparedContent(remarks: [], totals: []) { runs.take(totals, options) })
    }
    if let why = prepared.first?.nothing, prepared.allSatisfy({ $0.nothing != nil }) {
      if !place.isRoot {
        notes.leftOut.append((place.name, why))
        prepared = []
      }
    } else {
      // Of a listed activity without anything in its file, the totals in the list are imported.
      for list in lists { list.hasFound(place) }
    }
    guard !isPart else {
      self.prepared = prepared
      return 0
    }
    return prepared.reduce(0) { $0 + $1.take() }
  }

  /// Records that no feature can import the file, and names the command that can, if there is one. Throws if the file's
  /// name promises an activity, or if the file is of an unknown kind and not in an archive.
  private func leave(_ bytes: [UInt8], _ place: MemberPlace) throws(MemberProblem) {
    if place.promisesActivity {
      let problem = FileRecognition.problem(of: bytes)
      throw .failure(
        .badFile(path: file.path, problem: problem ?? .book(bytes.isEmpty ? .emptyFile : .notWhatItsNameSays)))
    } else if let why = elsewhere(bytes) {
      guard place.isRoot else { return notes.leftOut.append((place.name, why)) }
      notes.skipped.append(Skipped(what: .book(.file), why: why))
    } else if let service = UnreadExport.service(bytes) {
      if service != .swimTable { notes.unread.isOfService = true }
      if !place.isRoot {
        if service.hasFileOfEach { return notes.unread.add(session: place.name, of: service) }
        if service.isOfSums { return notes.passedOver.append(place.name) }
      }
      let what: Message = place.isRoot ? .book(.file) : .book(.entry(name: place.name))
      notes.skipped.append(Skipped(what: what, why: .book(.notRead(service: service))))
    } else if place.isRoot, place.depth == 0 {
      let problem = FileRecognition.problem(of: bytes) ?? .book(bytes.isEmpty ? .emptyFile : .otherKind)
      throw .failure(.badFile(path: file.path, problem: problem))
    } else if let why = FileRecognition.reason(toName: place, bytes) {
      notes.leftOut.append((place.name, why))
    } else {
      if place.isTable, let why = tools.formats.explaining(bytes)?.why { notes.unread.add(table: place.name, why: why) }
      notes.passedOver.append(place.name)
    }
  }

  /// Returns the message that names another command for a file that begins with these bytes; nil if no command accepts
  /// it.
  private func elsewhere(_ bytes: [UInt8]) -> Message? {
    let (beginning, path) = (InputFile(memory: Array(bytes.prefix(ImportArchive.headSize))), file.path)
    return runs.lazy.filter { !$0.reader.formats.isEmpty }
      .compactMap { $0.reader.elsewhere(beginning, path: path) }.first
  }
}

extension [any ReaderRun] {
  /// Gives activities of which only the totals are known to every feature.
  /// - Returns: the number of activities that features take.
  func take(
    _ activities: [(activity: ListedActivity, sport: StatedSport)], _ options: ImportOptions
  ) -> Int {
    var found = 0
    for (activity, sport) in activities { found += reduce(0) { $0 + $1.take(activity, as: sport, options) } }
    return found
  }
}
