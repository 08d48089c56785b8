import Formats
import Glibc
package import KernelApplication
package import SwimmingApplication
package import SwimmingDomain

/// Workout files on this machine's file system, told by content.
package struct FileSystemSwimFiles: SwimFiles {
  package init() {}

  package func find(_ paths: [String]) throws(Failure) -> [SwimFile] {
    var search = SwimFileSearch()
    for path in paths { try search.add(path) }
    return search.found
  }

  package func read(
    _ file: SwimFile, pool: PoolLength?, progress: any ProgressSink
  ) throws(Failure) -> ReadSwims {
    switch file.kind {
    case .appleHealthZip, .appleHealthXML: try AppleHealthImporter().read(file, progress: progress)
    case .fit: try FITImporter().read(file, progress: progress)
    case .tcx: try TCXImporter().read(file, pool: pool, progress: progress)
    case .backup: try BackupImporter().read(file, progress: progress)
    }
  }

  package func checkReadable(_ path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0,
      access(path, status.st_mode & S_IFMT == S_IFDIR ? R_OK | X_OK : R_OK) == 0
    else { throw Failure(InputFileError(errno), path: path) }
  }

  package func absolute(_ path: String) -> String {
    var whole = path
    if !path.hasPrefix("/"), let current = getcwd(nil, 0) {
      whole = String(cString: current) + "/" + path
      free(current)
    }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      // Up from a link leads elsewhere than its name says: only the system can tell where.
      if part == ".." { return resolved(whole) ?? whole }
      parts.append(part)
    }
    return "/" + parts.joined(separator: "/")
  }

  private func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
