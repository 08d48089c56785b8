import Foundation

/// All that a folder holds.
enum FolderBytes {
  static func files(_ path: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.map { path + "/" + $0 }.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  static func all(_ path: String) throws -> [UInt8] {
    try files(path).flatMap { try Array(Data(contentsOf: URL(fileURLWithPath: $0))) }
  }

  static func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    Data(bytes).range(of: Data(part)) != nil
  }

  static func read(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(fileURLWithPath: path))) }
}
