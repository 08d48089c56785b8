import BookApplication
import Formats
import KernelApplication
import System

/// Imports a file that a watch or an app wrote, or an archive of such files. Files within an archive may be compressed,
/// or may be archives themselves. Recognises each file by its content. If one file cannot be read, still reads the
/// others.
final class ImportArchive {
  let tools: ImportTools
  /// Whether this object reads only a single file of an archive that another `ImportArchive` reads.
  let isPart: Bool
  let budget: OutputBudget
  /// Limits the number of bytes that may be decompressed to search the archive for lists of activities, before its
  /// files are read.
  private let listBudget: OutputBudget
  var meter: ProgressMeter
  var found = 0
  var notes = MemberNotes()
  /// The content of the file, if this object reads only a single file. The object that reads the archive adds this
  /// content to its results.
  private(set) var prepared: [PreparedContent] = []

  /// The maximum depth of nested archives and compressed files.
  private static let deepest = 4
  /// The number of bytes of an XML text to read in order to find its root element.
  private static let headSize = 4_096
  /// The number of bytes to read if the root element is not within the first `headSize` bytes, for example after a long
  /// document type declaration.
  private static let longHeadSize = 256 << 10
  /// The size, in bytes, of the largest file that is read. The recording of a whole day has a few megabytes.
  private static let largest = 256 << 20
  /// The size, in bytes, of the largest JSON text that is searched for its format.
  private static let largestDocument = 64 << 20

  init(_ tools: ImportTools, _ progress: any ProgressSink) {
    (self.tools, isPart) = (tools, false)
    budget = OutputBudget(size: tools.file.bytes)
    listBudget = OutputBudget(size: tools.file.bytes)
    meter = ProgressMeter(subject: tools.file.path, bytesTotal: tools.file.bytes, sink: progress)
  }

  /// Creates the reader of one file in an archive.
  init(part tools: ImportTools, _ budget: OutputBudget) {
    (self.tools, isPart, self.budget) = (tools, true, budget)
    listBudget = budget
    meter = ProgressMeter(subject: tools.file.path, bytesTotal: tools.file.bytes, sink: NoProgress())
  }

  var file: ImportFile { tools.file }
  var runs: [any ReaderRun] { tools.runs }

  /// Reads every file within `input` that any feature imports. Fails only because of problems that concern the whole
  /// import: the decompressed files are too large, `input` cannot be read, or the user cancels.
  /// - Parameter lists: lists of activities that may refer to `input`.
  func read(_ input: InputFile, _ lists: [ListPlace]) throws(Failure) {
    try member(MemberSource(input), MemberPlace(file: file.path), lists)
    notes.finishSessions()
    meter.finish(found: found)
  }

  /// Reads one file of the archive, or records why it cannot be read.
  func member(_ source: MemberSource, _ place: MemberPlace, _ lists: [ListPlace]) throws(Failure) {
    do throws(MemberProblem) {
      let stream = try MemberProblem.of { () throws(PieceError) in
        try PeekedStream(source.stream(budget), count: ImportArchive.headSize)
      }
      try walk(stream, source, place, lists)
    } catch {
      try note(error, place)
    }
  }

  /// Records a problem that concerns only one file. Throws any problem that concerns the whole import.
  func note(_ problem: MemberProblem, _ place: MemberPlace) throws(Failure) {
    switch problem {
    case .piece(.file(let error)): throw Failure(error, path: file.path)
    case .piece(.format(let found)):
      try note(found.message, found.offset.map { FilePlace.byte(at: $0) }, place)
    case .failure(.badFile(_, let problem, let within)): try note(problem, within, place)
    case .failure(let failure): throw failure
    case .isNoPart: throw .cancelled
    }
  }

  private func note(_ problem: Message, _ within: FilePlace?, _ place: MemberPlace) throws(Failure) {
    if case .tooMuch? = problem.content(as: FormatMessage.self) { throw .badFile(path: file.path, problem: problem) }
    var problem = problem
    if case .encrypted? = problem.content(as: FormatMessage.self), place.isZepp {
      problem = .book(.encryptedExport(service: .zepp))
    }
    notes.bad.append(BadFile(path: file.path, problem: problem, place: place.inFile(within)))
  }

  private func walk(
    _ stream: PeekedStream, _ source: MemberSource, _ place: MemberPlace, _ lists: [ListPlace]
  ) throws(MemberProblem) {
    guard let kind = ContainerKind(stream.head) else { return try leaf(stream, place, lists) }
    guard place.depth < ImportArchive.deepest else {
      throw .piece(.format(FormatProblem(.nested(most: ImportArchive.deepest))))
    }
    guard !isPart || kind == .gzip else { throw .isNoPart }
    let inside = place.deeper
    switch kind {
    case .gzip:
      let content = try MemberProblem.of { () throws(PieceError) in
        try PeekedStream(CountedStream(GzipStream(stream), budget), count: ImportArchive.headSize)
      }
      try walk(content, source.unzipped, inside, lists)
    case .zip: try walkZip(stream, source, inside, lists)
    case .tar: try walkTar(stream, source, inside, lists)
    }
  }

  // MARK: Archives

  private func walkZip(
    _ stream: PeekedStream, _ source: MemberSource, _ place: MemberPlace, _ lists: [ListPlace]
  ) throws(MemberProblem) {
    let input: InputFile
    if let file = source.inPlace {
      input = file
      // Reading a nested archive to its end verifies its checksum, which the outer archive states.
      if !place.isRoot { try MemberProblem.of { () throws(PieceError) in try stream.skipRest() } }
    } else {
      input = try kept(stream)
    }
    let archive = try MemberProblem.of { () throws(PieceError) in try ZipArchive(input) }
    if place.depth > 1, try takeHealthExports(in: archive, input, place) { return }
    let entries = archive.entries.filter { !$0.isFolder }
    let own = entries.compactMap { entry -> ListPlace? in
      let member = place.member(entry.name)
      guard member.mayBeList, entry.size <= Int64(ActivityList.largest) else { return nil }
      return ListPlace(member, try? MemberSource(entry, of: archive).stream(listBudget))
    }
    try MemberProblem.of { () throws(Failure) in
      try readFiles(entries, of: archive, place, own + lists)
      for list in own { try takeRest(of: list) }
    }
  }

  /// Stores a nested archive so that any part of it can be read. It is stored in memory or, if it is too large for
  /// that, in a temporary file.
  func kept(_ stream: PeekedStream) throws(MemberProblem) -> InputFile {
    do throws(PieceError) {
      return try KeptStream.file(stream, tools.scratch)
    } catch {
      throw .piece(error)
    }
  }

  private func walkTar(
    _ stream: PeekedStream, _ source: MemberSource, _ place: MemberPlace, _ lists: [ListPlace]
  ) throws(MemberProblem) {
    guard source.canBeReopened else {
      let kept = MemberSource(try kept(stream))
      let again = try MemberProblem.of { () throws(PieceError) in
        try PeekedStream(kept.stream(budget), count: ImportArchive.headSize)
      }
      return try walkTar(again, kept, place, lists)
    }
    let own = tarLists(source, place)
    var reader = TarReader(stream)
    while let (name, content) = try MemberProblem.of({ () throws(PieceError) in try reader.next() }) {
      let member = place.member(name)
      try MemberProblem.of { () throws(Failure) in
        if !member.isSystems { try self.member(MemberSource(once: content, budget), member, own + lists) }
      }
      if let problem = content.problem {
        notes.bad.removeLast()
        throw .piece(problem)
      }
      try MemberProblem.of { () throws(PieceError) in try content.finish() }
    }
    try MemberProblem.of { () throws(Failure) in
      for list in own { try takeRest(of: list) }
    }
  }

  /// Reads through a tar archive to find the lists of activities in it. If the archive is cut short, returns the lists
  /// before that point.
  private func tarLists(_ source: MemberSource, _ place: MemberPlace) -> [ListPlace] {
    guard let stream = try? source.stream(listBudget) else { return [] }
    var reader = TarReader(stream)
    var lists: [ListPlace] = []
    while let (name, content) = (try? reader.next()) ?? nil {
      let member = place.member(name)
      if member.mayBeList, content.size <= Int64(ActivityList.largest), let list = ListPlace(member, content) {
        lists.append(list)
      }
      guard (try? content.finish()) != nil else { break }
    }
    return lists
  }

  /// Imports the activities that appear in a list but have no file of their own.
  func takeRest(of list: ListPlace) throws(Failure) {
    if let service = list.list.service { notes.services.insert(service) }
    let rest = ListRest(list, ActivityContext(tools.options))
    notes.skipped += rest.skipped
    for (activity, sport) in rest.taken { found += runs.reduce(0) { $0 + $1.take(activity, as: sport, tools.options) } }
  }

  // MARK: Files

  private func leaf(_ stream: PeekedStream, _ place: MemberPlace, _ lists: [ListPlace]) throws(MemberProblem) {
    notes.files += 1
    let stream = try MemberProblem.of { () throws(PieceError) in try withRoot(stream) }
    if try takeHealthExport(stream, place) { return }
    if lists.contains(where: { $0.place == place }) {
      return try MemberProblem.of { () throws(PieceError) in try stream.skipRest() }
    }
    let (format, bytes) = try MemberProblem.of { () throws(PieceError) in try content(of: stream, place) }
    guard let format else { return try leave(bytes ?? stream.head, place) }
    if format == .gpx || format == .tcx { notes.tracks.insert(MemberNotes.stem(place.name)) }
    guard let bytes else {
      throw .failure(
        .badFile(path: file.path, problem: .file(.tooLarge(mebibytes: ImportArchive.largest >> 20))))
    }
    do throws(Failure) {
      found += try take(bytes, format, place, lists)
    } catch {
      throw .failure(error)
    }
    for list in lists { list.hasFound(place) }
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
  private func withRoot(_ stream: PeekedStream) throws(PieceError) -> PeekedStream {
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
    context.isInArchive = !place.isRoot
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
    if !totals.isEmpty { prepared.append(content(ofTotals: totals)) }
    guard !isPart else {
      self.prepared = prepared
      return 0
    }
    return prepared.reduce(0) { $0 + $1.take() }
  }

  /// Returns the content of activities of which only the totals are known. Every feature may take them.
  private func content(ofTotals totals: [(activity: ListedActivity, sport: StatedSport)]) -> PreparedContent {
    let (runs, options) = (runs, tools.options)
    return PreparedContent(remarks: [], totals: []) {
      var found = 0
      for (activity, sport) in totals {
        found += runs.reduce(0) { $0 + $1.take(activity, as: sport, options) }
      }
      return found
    }
  }

  /// Records that no feature can import the file. Throws if the file's name promises an activity, or if the file is of
  /// an unknown kind and not in an archive.
  private func leave(_ bytes: [UInt8], _ place: MemberPlace) throws(MemberProblem) {
    if place.promisesActivity {
      let problem = FileRecognition.problem(of: bytes)
      throw .failure(
        .badFile(path: file.path, problem: problem ?? .book(bytes.isEmpty ? .emptyFile : .notWhatItsNameSays)))
    } else if let service = UnreadExport.service(bytes) {
      if service == .adidas, !place.isRoot { return notes.adidasSessions.append(place.name) }
      let what: Message = place.isRoot ? .book(.file) : .book(.entry(name: place.name))
      notes.skipped.append(Skipped(what: what, why: .book(.notRead(service: service))))
    } else if place.isRoot, place.depth == 0 {
      let problem = FileRecognition.problem(of: bytes) ?? .book(bytes.isEmpty ? .emptyFile : .otherKind)
      throw .failure(.badFile(path: file.path, problem: problem))
    } else {
      notes.passedOver.append(place.name)
    }
  }
}
