import Libc

/// A variable of the environment; nil where it is not set.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Whether a variable of the environment is set to something.
func hasEnvironment(_ name: String) -> Bool { environmentVariable(name)?.isEmpty == false }

func writeFile(_ text: String, _ path: String) throws {
  try writeFile(bytes: Array(text.utf8), path)
}

func writeFile(bytes: [UInt8], _ path: String) throws {
  guard let file = fopen(path, "w") else { throw SpecFailure("\(path): errno \(errno)") }
  defer { fclose(file) }
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw SpecFailure("\(path): errno \(errno)") }
}

func readFile(_ path: String) throws -> String {
  guard let file = fopen(path, "r") else { throw SpecFailure("\(path): errno \(errno)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

/// All files below a folder whose names end so, in order.
func files(below folder: String, ending: String) -> [String] {
  names(in: folder).sorted().flatMap { name in
    let path = folder + "/" + name
    return name.hasSuffix(ending) ? [path] : files(below: path, ending: ending)
  }
}

/// Empty for what is no folder.
private func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
