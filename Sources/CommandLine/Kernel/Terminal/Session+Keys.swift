import KernelApplication
import System

extension Session {
  /// Whether the command may ask questions: standard input and output are terminals, and the user did not request
  /// JSON.
  package var canAsk: Bool { terminal.isTerminal && StandardInput.isTerminal && !options.json }

  /// Asks the user to press one key. If the key sends several bytes, as arrow keys do, the remaining bytes are
  /// ignored. Fails with `cancelled` if the user presses Ctrl-C.
  /// - Parameter prompt: the text to show on standard error before the key is read.
  /// - Returns: the key; nil at the end of input.
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
