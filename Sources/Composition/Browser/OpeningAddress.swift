import HTTP
import IPC
import KernelApplication
import Storage
import Synchronization
import System

/// The address at which a browser enters the session. It works only once and is then replaced by a new one, so that a
/// user who has closed the page can open the book again. The address is stored in a file that only the user can read.
/// The file remains locked while the book is served.
final class OpeningAddress: Sendable {
  /// The first component of the address's path.
  static let path = "open"

  private let port: UInt16
  private let token = Mutex(OpeningToken())
  /// The value of the cookie that a browser receives when it first enters the session. A browser with this cookie may
  /// enter again, even at an address that was already used.
  private let browser = SecretToken()
  private let spent = Mutex<[String]>([])
  private let note: OpeningNote?

  /// Creates an address.
  /// - Parameter note: the file in which to store the address. Nil if it cannot be stored, in which case other
  ///   processes cannot find it.
  init(port: UInt16, _ note: OpeningNote?) {
    self.port = port
    self.note = note
    note?.write(text)
  }

  /// The whole address, such as `http://127.0.0.1:40123/open/0f3c…`.
  var text: String { "http://127.0.0.1:\(port)/\(OpeningAddress.path)/\(token.withLock { $0.text })" }

  /// Lets a browser enter the session. Fails unless `text` is the current token, or is an earlier token and the browser
  /// has the cookie.
  /// - Returns: the cookie to set; nil if the browser enters because it already has the cookie.
  func use(_ text: String, _ head: RequestHead) throws(HTTPRefusal) -> String? {
    if isKnown(head), spent.withLock({ $0.contains(text) }) { return nil }
    try spend(text)
    return "\(Self.cookie)=\(browser.text); Path=/\(Self.path); HttpOnly; SameSite=Strict"
  }

  private static let cookie = "opened"

  private func isKnown(_ head: RequestHead) -> Bool {
    (head.fields["Cookie"] ?? "").split(separator: ";").contains { item in
      let sides = item.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      return sides.count == 2 && sides[0] == Self.cookie && browser.matches(sides[1])
    }
  }

  private func spend(_ text: String) throws(HTTPRefusal) {
    try token.withLock { (token) throws(HTTPRefusal) in
      try token.spend(text)
      token = OpeningToken()
    }
    spent.withLock { $0.append(text) }
    note?.write(self.text)
  }

  func remove() { note?.remove() }
}

/// The file in which the address of a book that is served to a browser is stored.
final class OpeningNote: Sendable {
  private let file: OpenFile

  enum Finding {
    case own(OpeningNote)
    /// Another process already serves the book, at this address. Nil if that process has not stored its address yet.
    case other(address: String?)
  }

  private init(_ file: OpenFile) { self.file = file }

  /// Opens or creates the file and tries to lock it. Nil if the file cannot be created.
  static func find(_ configuration: App.Configuration) -> Finding? {
    guard let path = path(configuration) else { return nil }
    let files = PosixFileSystem()
    do throws(SystemError) {
      let file = try files.open(path, .updateOrCreate)
      if try files.tryLock(file) { return .own(OpeningNote(file)) }
      defer { files.close(file) }
      return .other(address: read(file))
    } catch {
      return nil
    }
  }

  func write(_ address: String) {
    let files = PosixFileSystem()
    try? files.truncate(file, to: 0)
    try? files.writeAll(file, Array((address + "\n").utf8), at: 0)
  }

  func remove() {
    try? PosixFileSystem().remove(file.path)
    PosixFileSystem().close(file)
  }

  private static func read(_ file: OpenFile) -> String? {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = bytes.withUnsafeMutableBytes { try? PosixFileSystem().read(file, $0, at: 0) } ?? 0
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    return text.hasSuffix("\n") && text.hasPrefix("http://127.0.0.1:") ? String(text.dropLast()) : nil
  }

  /// Returns the path of the file, such as `/run/user/1000/recordbook/open-77aa01bc`. The file is in the same folder as
  /// the usual socket, and its name contains a checksum of the store's path.
  private static func path(_ configuration: App.Configuration) -> String? {
    let socket = SocketPlace.usual(configuration.environment)
    guard let address = try? SocketAddress(socket), let store = try? configuration.storePath(),
      (try? SocketPlace.prepareFolder(of: address)) != nil
    else { return nil }
    return address.folder + "/open-" + String(CRC32C(Array(store.utf8)).value, radix: 16)
  }
}
