import JSONCoding
import KernelApplication
import KernelDomain

extension Manifest {
  /// Encodes the manifest. Returns the file's bytes and the stamp of each section, which is a checksum of the section's
  /// JSON object. Equal manifests have equal bytes.
  func encoded() -> (bytes: [UInt8], sections: BySection<Checksum>) {
    var writer = JSONWriter(capacity: 1_024)
    var checksums: BySection<Checksum> = .init()
    writer.beginObject()
    writer.member("format", Manifest.format)
    writer.member("book", book.description)
    writer.member("generation", generation)
    if last > 0 {
      writer.member("last", last)
    }
    writer.beginObject("sections")
    for (id, section) in sections.elements {
      let object = section.encoded()
      checksums[id] = section.live == nil ? Checksum(of: object) : section.stamp
      writer.key(id.name)
      writer.raw(object)
    }
    writer.endObject()
    writer.endObject()
    return (SealedLine.seal(writer.bytes), checksums)
  }

  /// Parses a manifest. Fails with `storeNewer` if this version does not know the manifest's format, and with
  /// `storeDamaged`, naming the place, if the manifest is damaged.
  /// - Parameter path: the manifest's path, used in error messages.
  /// - Returns: the manifest and the stamp of each section, which is a checksum of the section's JSON object.
  static func read(
    _ bytes: [UInt8], path: String
  ) throws(Failure) -> (manifest: Manifest, sections: BySection<Checksum>) {
    guard SealedLine.isSound(bytes) else {
      try Manifest.refuseOtherFormat(bytes, path)
      throw .storeDamaged(place: path, problem: .store(.checksum))
    }
    do {
      return try JSONReader.read(bytes) { (reader) throws(JSONError) in try read(&reader, bytes) }
    } catch {
      try Manifest.refuseOtherFormat(bytes, path)
      throw .storeDamaged(place: "\(path), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  private static func refuseOtherFormat(_ bytes: [UInt8], _ path: String) throws(Failure) {
    guard let found = Manifest.format(of: bytes), !readable.contains(found), !isOurs(bytes, saying: found) else {
      return
    }
    throw .storeNewer(path: path, found: found, supported: format)
  }

  /// Whether the manifest is damaged only in its format number. True if the bytes match their checksum once `found` is
  /// replaced with a format number that this version can read.
  /// - Parameter found: the format number in the bytes.
  private static func isOurs(_ bytes: [UInt8], saying found: Int) -> Bool {
    let head = Array("{\"format\":\(found),".utf8)
    return bytes.starts(with: head)
      && readable.contains { SealedLine.isSound(Array("{\"format\":\($0),".utf8) + bytes[head.count...]) }
  }

  /// Reads only the manifest's format number; nil if there is none.
  static func format(of bytes: [UInt8]) -> Int? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) -> Int? in
      var found: Int?
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if key == "format" { found = try reader.int() } else { try reader.skipValue() }
      }
      return found
    }
  }

  private static func read(
    _ reader: inout JSONReader, _ bytes: [UInt8]
  ) throws(JSONError) -> (manifest: Manifest, sections: BySection<Checksum>) {
    var book: BookID?
    var generation: Int?
    var last = 0
    var sections: BySection<SectionManifest> = .init()
    var checksums: BySection<Checksum> = .init()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "format": guard readable.contains(try reader.int()) else { throw reader.failure(.store(.otherFormat)) }
      case "book": book = BookID(try reader.string())
      case "generation": generation = try reader.int()
      case "last": last = try reader.int()
      case "sections":
        try reader.beginObject()
        while let name = try reader.nextKey() {
          guard let id = FeatureID(name.string) else { throw reader.failure(.store(.noSectionName), at: name) }
          let start = reader.offset
          sections[id] = try SectionManifest(&reader, of: id)
          let object = start..<reader.offset
          checksums[id] = bytes.withUnsafeBytes { Checksum(of: UnsafeRawBufferPointer(rebasing: $0[object])) }
          if let section = sections[id], section.live != nil { checksums[id] = section.stamp }
        }
      case "crc": try reader.skipValue()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let book, let generation else { throw reader.failure(.json(.incomplete(members: ["book", "generation"]))) }
    return (Manifest(book: book, generation: generation, last: last, sections: sections), checksums)
  }
}

extension SectionManifest {
  /// A checksum of the section's JSON object in the manifest. It is computed without the live file's name, so that
  /// beginning or ending a live file does not change it.
  var stamp: Checksum {
    var section = self
    section.live = nil
    return Checksum(of: section.encoded())
  }

  func encoded() -> [UInt8] {
    var writer = JSONWriter(capacity: 128 + (files.count + folders.count) * 64)
    writer.beginObject()
    writer.key("journal")
    journal.write(&writer)
    if let live {
      writer.member("live", live)
    }
    writer.key("files")
    NamedFile.write(files, &writer)
    writer.key("folders")
    NamedFile.write(folders, &writer)
    writer.beginObject("notes")
    for (kind, json) in notes.sorted(by: { $0.key < $1.key }) {
      writer.key(kind)
      writer.raw(json)
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }

  /// Parses a section's object in the manifest. Fails if it contains a file name that leads outside the section's
  /// folder: the store never writes such a name, and the file there may not belong to the store.
  fileprivate init(_ reader: inout JSONReader, of id: FeatureID) throws(JSONError) {
    var journal: NamedFile?
    var live: String?
    var files: [NamedFile] = []
    var folders: [NamedFile] = []
    var notes: [String: [UInt8]] = [:]
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "journal": journal = try NamedFile(&reader)
      case "live": live = try reader.string()
      case "files": files = try NamedFile.read(&reader)
      case "folders": folders = try NamedFile.read(&reader)
      case "notes": notes = try reader.rawMembers()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let journal else { throw reader.failure(.json(.incomplete(members: ["journal"]))) }
    self.init(journal: journal, live: live, files: files, folders: folders, notes: notes)
    if let strange = strangeName(in: id) { throw reader.failure(.store(.strangeName(section: id.name, name: strange))) }
  }

  /// The first of the section's file names that leads outside the section's folder; nil if none does.
  private func strangeName(in id: FeatureID) -> String? {
    let names = [journal.name] + (live.map { [$0] } ?? []) + files.map(\.name) + folders.map(\.name)
    return names.first { !$0.liesBelow(id.name) }
  }
}

extension String {
  /// Whether this is the path of a file in `folder`: it begins with the folder and a slash, and contains no `..`.
  fileprivate func liesBelow(_ folder: String) -> Bool {
    let bytes = utf8
    guard bytes.starts(with: folder.utf8), bytes.dropFirst(folder.utf8.count).first == UInt8(ascii: "/") else {
      return false
    }
    var dots = 0
    for byte in bytes {
      dots = byte == UInt8(ascii: ".") ? dots + 1 : 0
      if dots == 2 { return false }
    }
    return true
  }
}

extension NamedFile {
  /// Writes the file's name, its size in bytes and its checksum as an array, such as
  /// `["running/journal.16.jsonl",2210,"77aa01bc"]`.
  func write(_ writer: inout JSONWriter) {
    writer.beginArray()
    writer.string(name)
    writer.integer(bytes)
    writer.string(checksum.description)
    writer.endArray()
  }

  static func write(_ files: [NamedFile], _ writer: inout JSONWriter) {
    writer.beginArray()
    for file in files.sorted(by: { $0.name < $1.name }) { file.write(&writer) }
    writer.endArray()
  }

  init(_ reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    try reader.expectElement()
    let name = try reader.string()
    try reader.expectElement()
    let bytes = try reader.int()
    try reader.expectElement()
    guard let checksum = Checksum(try reader.string()), !name.isEmpty, bytes >= 0 else {
      throw reader.failure(.json(.incomplete(members: [])))
    }
    try reader.endArray()
    self.init(name: name, bytes: bytes, checksum: checksum)
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> [NamedFile] {
    var files: [NamedFile] = []
    try reader.beginArray()
    while try reader.nextElement() { files.append(try NamedFile(&reader)) }
    return files
  }
}
