package import Formats
import KernelApplication

/// Searches a file, and the files in it if it is an archive or compressed, for the one that a command reads. It looks as
/// deep into nested archives as an import does.
package final class MemberSearch {
  private let most: Int
  private let rank: (String, [UInt8]) -> Int?
  private let budget: OutputBudget
  private var best: (rank: Int, bytes: [UInt8])?
  /// The first problem with a file in an archive, which is told if no file is found.
  private var problem: PieceError?

  private init(_ file: InputFile, most: Int, _ rank: @escaping (String, [UInt8]) -> Int?) {
    (self.most, self.rank) = (most, rank)
    budget = OutputBudget(size: file.size)
  }

  /// Returns the content of the file that suits best; nil if none does. Fails if what may be that file cannot be read.
  /// - Parameters:
  ///   - most: the size of the largest file that is read, in bytes.
  ///   - rank: returns how well a file suits, by its name in the archive and its first bytes: the smallest number is the
  ///     best. Nil if the command does not read the file.
  package static func best(
    in file: InputFile, most: Int, rank: @escaping (_ name: String, _ head: [UInt8]) -> Int?
  ) throws(PieceError) -> [UInt8]? {
    let search = MemberSearch(file, most: most, rank)
    try search.walk(PeekedStream(FileStream(file), count: ImportArchive.headSize), file, "", depth: 0)
    if search.best == nil, let problem = search.problem { throw problem }
    return search.best?.bytes
  }

  private func walk(
    _ stream: PeekedStream, _ inPlace: InputFile?, _ name: String, depth: Int
  ) throws(PieceError) {
    guard let kind = ContainerKind(stream.head) else { return try look(at: stream, name) }
    guard depth < ImportArchive.deepest else { return }
    switch kind {
    case .gzip: try open(GzipStream(stream), nil, name, depth: depth + 1)
    case .zip: try walkZip(stream, inPlace, depth: depth + 1)
    case .tar:
      var reader = TarReader(stream)
      while let (name, content) = try reader.next() {
        if !MemberPlace(file: name).isSystems {
          member { () throws(PieceError) in try self.open(content, nil, name, depth: depth + 1) }
        }
        if let problem = content.problem { throw problem }
        try content.finish()
      }
    }
  }

  private func walkZip(_ stream: PeekedStream, _ inPlace: InputFile?, depth: Int) throws(PieceError) {
    var input = inPlace
    if input == nil { input = try stream.rest(most: most).map { InputFile(memory: $0) } }
    guard let input else { return }
    let archive = try ZipArchive(input)
    for entry in archive.entries where !entry.isFolder && !entry.isLink && !MemberPlace(file: entry.name).isSystems {
      member { () throws(PieceError) in
        let inPlace = try entry.isStored ? archive.inPlace(entry) : nil
        try self.open(archive.stream(of: entry), inPlace, entry.name, depth: depth)
      }
    }
  }

  private func open(_ stream: any ByteStream, _ inPlace: InputFile?, _ name: String, depth: Int) throws(PieceError) {
    try walk(
      PeekedStream(CountedStream(stream, budget), count: ImportArchive.headSize), inPlace, name, depth: depth)
  }

  /// Reads a file in an archive. If it cannot be read, it keeps no other from being found.
  private func member(_ read: () throws(PieceError) -> Void) {
    do throws(PieceError) {
      try read()
    } catch {
      problem = problem ?? error
    }
  }

  private func look(at stream: PeekedStream, _ name: String) throws(PieceError) {
    guard let rank = self.rank(name, stream.head), rank < best?.rank ?? .max else { return }
    guard let bytes = try stream.rest(most: most) else {
      throw .format(FormatProblem(.file(.tooLarge(mebibytes: most >> 20)), offset: Int64(most)))
    }
    best = (rank, bytes)
  }
}
