import BookApplication
import Formats
import KernelApplication
import System

/// Imports a file that a watch or an app wrote, or an archive of such files. Files within an archive may be compressed,
/// or may be archives themselves. Recognises each file by its content. If one file cannot be read, still reads the
/// others.
final class ImportArchive {
  /// Receives a file that is no archive itself.
  typealias Visit = (PeekedStream, MemberPlace) throws(PieceError) -> Void

  let tools: ImportTools
  /// Receives the files instead of the features; nil to import them.
  let visit: Visit?
  /// Whether this object reads only a single file of an archive that another `ImportArchive` reads.
  let isPart: Bool
  let budget: OutputBudget
  /// Limits the number of bytes that may be decompressed to search the archive for lists of activities, before its
  /// files are read.
  let listBudget: OutputBudget
  var meter: ProgressMeter
  var found = 0
  var notes = MemberNotes()
  /// The content of the file, if this object reads only a single file. The object that reads the archive adds this
  /// content to its results.
  var prepared: [PreparedContent] = []

  /// The maximum depth of nested archives and compressed files.
  static let deepest = 4
  /// The maximum number of links to follow, from one to the next, until a file is found.
  private static let mostSteps = 8
  /// The number of bytes of an XML text to read in order to find its root element.
  static let headSize = 4_096

  init(_ tools: ImportTools, _ progress: any ProgressSink, visit: Visit? = nil) {
    (self.tools, self.visit, isPart) = (tools, visit, false)
    budget = OutputBudget(size: tools.file.bytes)
    listBudget = OutputBudget(size: tools.file.bytes)
    meter = ProgressMeter(subject: tools.file.path, bytesTotal: tools.file.bytes, sink: progress)
  }

  /// Creates the reader of one file in an archive.
  init(part tools: ImportTools, _ budget: OutputBudget) {
    (self.tools, visit, isPart, self.budget) = (tools, nil, true, budget)
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
    notes.finish()
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
    let (inside, before) = (place.deeper, notes.tally)
    switch kind {
    case .gzip:
      let content = try MemberProblem.of { () throws(PieceError) in
        try PeekedStream(CountedStream(GzipStream(stream), budget), count: ImportArchive.headSize)
      }
      try walk(content, source.unzipped, inside, lists)
    case .zip: try walkZip(stream, source, inside, lists)
    case .tar: try walkTar(stream, source, inside, lists)
    }
    if kind != .gzip, place.promisesActivity, notes.contains(onlyPassedOverSince: before) {
      throw .failure(.badFile(path: file.path, problem: .book(.notWhatItsNameSays)))
    }
  }

  // MARK: Archives

  private func walkZip(
    _ stream: PeekedStream, _ source: MemberSource, _ place: MemberPlace, _ lists: [ListPlace]
  ) throws(MemberProblem) {
    let input = try whole(stream, source, place)
    let archive = try MemberProblem.of { () throws(PieceError) in try ZipArchive(input) }
    if place.depth > 1, try takeHealthExports(in: archive, input, place) { return }
    let entries = archive.entries.filter { !$0.isFolder && !$0.isLink }
    let own = entries.compactMap { entry -> ListPlace? in
      let member = place.member(entry.name)
      guard member.mayBeList, entry.size <= Int64(ActivityList.largest) else { return nil }
      return ListPlace(member, try? MemberSource(entry, of: archive).stream(listBudget), listBudget)
    }
    try MemberProblem.of { () throws(Failure) in
      try readFiles(entries, of: archive, place, own + lists)
      for list in own { try takeRest(of: list) }
    }
    noteMissing(archive.links, Set(entries.map(\.name)), place)
  }

  /// Returns an archive so that any part of it can be read.
  func whole(_ stream: PeekedStream, _ source: MemberSource, _ place: MemberPlace) throws(MemberProblem) -> InputFile {
    guard let file = source.inPlace else { return try kept(stream) }
    // Reading a nested archive to its end verifies its checksum, which the outer archive states.
    if !place.isRoot { try MemberProblem.of { () throws(PieceError) in try stream.skipRest() } }
    return file
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
    let contents = tarContents(source, place)
    if try takeHealthExports(inTar: contents, stream, source, place) { return }
    let own = contents.lists
    var reader = TarReader(stream)
    var names: Set<String> = []
    while let (name, content) = try MemberProblem.of({ () throws(PieceError) in try reader.next() }) {
      let member = place.member(name)
      names.insert(name)
      try MemberProblem.of { () throws(Failure) in
        if !member.isSystems { try self.member(MemberSource(once: content, budget), member, own + lists) }
      }
      if let problem = content.problem {
        notes.bad.removeLast()
        throw .piece(problem)
      }
      try MemberProblem.of { () throws(PieceError) in try content.finish() }
    }
    noteMissing(reader.links, names, place)
    try MemberProblem.of { () throws(Failure) in
      for list in own { try takeRest(of: list) }
    }
  }

  /// Records the links to activities that are not in the archive itself. What leads to a file of the archive is passed
  /// over, because that file is read.
  private func noteMissing(_ links: [(name: String, target: String)], _ names: Set<String>, _ place: MemberPlace) {
    if links.isEmpty { return }
    let names = Set(names.map { ArchivedName.resolved($0) })
    let targets = Dictionary(links.map { (ArchivedName.resolved($0.name), $0.target) }) { _, last in last }
    for link in links {
      var target = link.target
      // A link may lead to other links.
      for _ in 0..<ImportArchive.mostSteps where !names.contains(target) { target = targets[target] ?? target }
      let member = place.member(link.name)
      guard !names.contains(target), member.promisesActivity, !member.isSystems else { continue }
      notes.bad.append(BadFile(path: file.path, problem: .book(.linkedFileMissing), place: member.inFile(nil)))
    }
  }

  /// Imports the activities that appear in a list but have no file of their own.
  func takeRest(of list: ListPlace) throws(Failure) {
    if let service = list.list.service { notes.services.insert(service) }
    let rest = ListRest(list, ActivityContext(tools.options))
    notes.skipped += rest.skipped
    found += runs.take(rest.taken, tools.options)
  }
}
