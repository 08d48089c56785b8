import Composition
import KernelApplication
import Storage
import System
import TestSupport

/// A book in a temporary folder, opened by this process.
struct OpenedBook {
  let app: App
  private let folder: TemporaryFolder
  var store: String { folder.path + "/store" }

  /// - Parameters:
  ///   - files: the contents of the store's files, by name.
  ///   - time: the time at which the clock stands still.
  init(_ files: [String: [UInt8]], at time: String, in folder: TemporaryFolder = TemporaryFolder(), holds: Bool = false)
    throws
  {
    self.folder = folder
    for (name, bytes) in files { folder.write(bytes, to: "store/\(name)") }
    let path = folder.path
    let environment: @Sendable (String) -> String? = { name in
      ["RECORDBOOK_CLOCK": "\(time) x0", "HOME": path, "LANG": "en_US.UTF-8", "TZ": "UTC"][name]
    }
    app = try App(
      App.Configuration(store: folder.path + "/store", environment: environment), holdsStore: holds)
  }

  /// The same book, opened again as by another process.
  init(_ book: OpenedBook, at time: String) throws {
    try self.init([:], at: time, in: book.folder)
  }

  func ask(_ method: String, _ parameters: String = "{}") throws(Failure) -> String {
    String(decoding: try app.call(method: method, json: Array(parameters.utf8)), as: UTF8.self)
  }

  /// Writes a file beside the store, under a name not used before.
  func write(_ bytes: some Collection<UInt8>, to name: String) -> String { folder.write(bytes, to: name) }
  func path(_ name: String) -> String { folder.path + "/" + name }

  /// The contents of all files of the store, by name.
  var files: [String: [UInt8]] { OpenedBook.files(in: store) }

  private static func files(in folder: String) -> [String: [UInt8]] {
    let disk = PosixFileSystem()
    var found: [String: [UInt8]] = [:]
    for name in (try? disk.list(folder)) ?? [] {
      switch (try? disk.status(at: "\(folder)/\(name)"))?.kind {
      case .file: found[name] = (try? disk.readAll("\(folder)/\(name)")) ?? []
      case .folder: for (inner, bytes) in files(in: "\(folder)/\(name)") { found["\(name)/\(inner)"] = bytes }
      default: break
      }
    }
    return found
  }
}

extension String {
  /// The first value of the member with this name that is a text with the given beginning; nil if there is none.
  func member(_ name: String, beginning: String = "") -> String? {
    let mark = Array("\"\(name)\":\"\(beginning)".utf8)
    let bytes = Array(utf8)
    guard bytes.count > mark.count else { return nil }
    for start in 0..<bytes.count - mark.count where bytes[start..<start + mark.count].elementsEqual(mark) {
      let value = bytes[(start + mark.count)...].prefix { $0 != UInt8(ascii: "\"") }
      return beginning + String(decoding: value, as: UTF8.self)
    }
    return nil
  }

  /// The number in the member with this name; 0 if there is none.
  func number(_ name: String) -> Int {
    let parts = split(separator: "\"\(name)\":", maxSplits: 1)
    return parts.count == 2 ? Int(parts[1].prefix { $0.isNumber }) ?? 0 : 0
  }
}
