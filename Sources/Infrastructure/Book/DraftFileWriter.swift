package import KernelApplication
import Storage
import System

/// Writes a file under a temporary name. The file is given its own name only once it is complete.
package struct DraftFileWriter: FileWriter {
  package init() {}

  package func write(_ bytes: [UInt8], to path: String) throws(Failure) -> String {
    let target = Path.absolute(path)
    let draft = try Draft(.file, for: target, named: path)
    do throws(Failure) {
      try draft.begin()
      try draft.append(bytes)
      try draft.finish()
    } catch {
      draft.discard()
      throw error
    }
    return target
  }
}
