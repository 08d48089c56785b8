import Formats
import KernelApplication
import SwimmingApplication

/// Where an export's XML is: a file, or one in a zip archive.
struct AppleHealthDocument {
  private let path: String
  private let file: InputFile
  private let archived: (archive: ZipArchive, entry: ZipEntry)?

  /// A document for each export in the file, and what might be one and cannot be read.
  static func all(_ swimFile: SwimFile) throws(Failure) -> (documents: [AppleHealthDocument], skipped: [Skipped]) {
    let path = swimFile.path
    let file: InputFile
    do {
      file = try InputFile(path)
    } catch {
      throw Failure(error, path: path)
    }
    guard swimFile.kind == .appleHealthZip else { return ([AppleHealthDocument(path, file, nil)], []) }
    do {
      let archive = try ZipArchive(file)
      let found = try AppleHealthArchive(archive)
      let documents = found.exports.map { AppleHealthDocument(path, file, (archive, $0)) }
      if !documents.isEmpty { return (documents, found.unreadable) }
    } catch {
      try file.refuseChanged(path)
      throw Failure(error, path: path)
    }
    throw .badFile(
      path: path, problem: "holds no Apple Health export", place: "none of its files begins with <HealthData>",
      hint: "Export all health data on the iPhone: Health, your picture, Export All Health Data.")
  }

  private init(_ path: String, _ file: InputFile, _ archived: (archive: ZipArchive, entry: ZipEntry)?) {
    self.path = path
    self.file = file
    self.archived = archived
  }

  /// Its swims.
  /// - Parameter step: called now and then with the bytes consumed and the swims found so far; false stops.
  func swims(
    _ importer: AppleHealthImporter, step: (Int64, Int) -> Bool
  ) throws(Failure) -> ReadSwims {
    let read: ReadSwims
    do throws(AppleHealthProblem) {
      read = try importer.swims(in: source(), step: step)
    } catch {
      guard case .document(let problem) = error else { throw .cancelled }
      try file.refuseChanged(path)
      throw failure(problem)
    }
    try file.refuseChanged(path)
    return read
  }

  private func source() throws(AppleHealthProblem) -> any XMLStretchSource {
    guard let archived else { return XMLFileStretches(file) }
    do {
      return try archived.archive.stretches(of: archived.entry)
    } catch {
      throw .document(.source(error))
    }
  }

  private func failure(_ problem: XMLProblem) -> Failure {
    switch problem {
    case .source(let error): Failure(error, path: path)
    case .document(let problem): Failure(problem, in: path, place: place(problem.offset))
    }
  }

  private func place(_ offset: Int64?) -> String? {
    guard let offset else { return nil }
    if let archived { return "byte \(offset) of \(archived.entry.name)" }
    return "byte \(offset)" + (line(of: offset).map { ", line \($0)" } ?? "")
  }

  /// Counted only once something is wrong.
  private func line(of offset: Int64) -> Int? {
    var line = 1
    for start in stride(from: 0, to: offset, by: 1 << 20) {
      guard let bytes = try? file.bytes(Int(min(1 << 20, offset - start)), at: start) else { return nil }
      line += bytes.count { $0 == 0x0A }
    }
    return line
  }
}
