import KernelApplication
import System

/// Writes a backup line by line. Each line except the first ends with a checksum of all the bytes before it. The last
/// checksum therefore covers the whole file, and the first checksum that does not match shows where the file has been
/// changed.
///
///     {"format":"recordbook 4","last":41,"items":[
///     {"section":"swimming","crc":"1a2b3c4d"},
///     {"n":41,"at":1763792747123,"entries":[…],"crc":"5e6f7a8b"}
///     ],"crc":"9c0d1e2f"}
struct BackupWriter {
  private let write: (_ bytes: [UInt8]) throws(Failure) -> Void
  private var checksum = CRC32C()
  private var isFirst = true
  /// The bytes of the backup that have not yet been passed to `write`.
  private var buffer: [UInt8] = []
  private static let step = 1 << 16

  /// Begins a backup by writing its first line.
  /// - Parameters:
  ///   - last: the greatest change number used in the book so far.
  ///   - write: receives the bytes of the backup, in order.
  init(last: Int, _ write: @escaping (_ bytes: [UInt8]) throws(Failure) -> Void) throws(Failure) {
    self.write = write
    try put(BackupHead(last: last).bytes)
  }

  mutating func add(_ item: BackupItem) throws(Failure) {
    var line = isFirst ? [] : [UInt8(ascii: ","), 0x0A]
    isFirst = false
    line += item.encoded.dropLast()
    try put(sealed(line, end: "\"}"))
  }

  mutating func finish() throws(Failure) {
    try put(sealed([0x0A, UInt8(ascii: "]")], end: "\"}\n"))
    try write(buffer)
  }

  private func sealed(_ bytes: [UInt8], end: StaticString) -> [UInt8] {
    var covered = checksum
    bytes.withUnsafeBytes { covered.add($0) }
    return bytes + Array(",\"crc\":\"\(Checksum(covered.value))\(end)".utf8)
  }

  private mutating func put(_ bytes: [UInt8]) throws(Failure) {
    bytes.withUnsafeBytes { checksum.add($0) }
    buffer += bytes
    guard buffer.count >= BackupWriter.step else { return }
    try write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// A backup's first line: `{"format":"recordbook 4","last":41,"items":[`.
struct BackupHead {
  /// The store format that the backup uses, 2 to 4. A backup of format 2 contains no imports.
  let version: Int
  /// The greatest change number used in the book when the backup was written.
  let last: Int

  static let beginning = "{\"format\":\"recordbook "

  var bytes: [UInt8] {
    Array("\(BackupHead.beginning)\(version)\",\"last\":\(last),\"items\":[\n".utf8)
  }

  init(version: Int = BackupFormat.versions.upperBound, last: Int) {
    self.version = version
    self.last = last
  }

  /// Parses the first line of a backup; nil if it is not such a line, or if this program cannot read the backup's
  /// version.
  /// - Parameter line: the line, including its newline.
  init?(_ line: [UInt8]) {
    let digits = line.drop { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.dropFirst()
      .drop { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let number = digits.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let version = BackupFormat.version(line), BackupFormat.versions.contains(version),
      let last = Int(String(decoding: number, as: UTF8.self)), last <= Change.greatestNumber,
      BackupHead(version: version, last: last).bytes == line
    else { return nil }
    (self.version, self.last) = (version, last)
  }
}

/// Recognises a backup of any version by its first bytes, and reads the version number from them.
package enum BackupFormat {
  /// The backup versions that this program can read. It writes the newest of them.
  package static let versions = 2...4

  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: BackupHead.beginning.utf8)
  }

  /// The version number in a backup's first line; nil if there is no such number.
  package static func version(_ head: some Collection<UInt8>) -> Int? {
    let digits = head.dropFirst(BackupHead.beginning.utf8.count).prefix { $0 != UInt8(ascii: "\"") }
    return digits.count < 10 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}
