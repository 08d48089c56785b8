import KernelApplication
import System

extension Session {
  /// Whether somebody sits at a terminal who can be asked.
  package var canAsk: Bool { terminal.isTerminal && StandardInput.isTerminal && !options.json }

  /// Asks for one key; what it sends beyond its first letter, as arrows do, is dropped.
  /// - Parameter prompt: what stands before it, on standard error.
  /// - Returns: nil where there is no more to come. Fails with `cancelled` where Ctrl-C was pressed.
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
