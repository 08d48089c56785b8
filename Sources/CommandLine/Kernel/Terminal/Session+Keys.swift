import KernelApplication
import System

extension Session {
  /// Whether a user at a terminal can be asked.
  package var canAsk: Bool { terminal.isTerminal && StandardInput.isTerminal && !options.json }

  /// Asks for one key. Anything that the key sends after its first letter, as arrow keys do, is dropped.
  /// - Parameter prompt: shown before it, on standard error.
  /// - Returns: nil at the end of input. Fails with `cancelled` if Ctrl-C was pressed.
  package func askForKey(_ prompt: String) throws(CommandError) -> String? {
    terminal.complain(prompt)
    let line: StandardInput.Line
    do throws(SystemError) {
      line = try StandardInput.key()
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
    guard case .text(let key) = line else {
      terminal.complain("\n")
      if line == .interrupted { throw .failed(.cancelled) }
      return nil
    }
    terminal.complain(key + "\n")
    return key
  }
}
