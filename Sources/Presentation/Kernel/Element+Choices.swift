import KernelApplication
import KernelDomain

/// Groups of which one is chosen; each choice acts at once.
extension Element {
  /// - Parameters:
  ///   - chosen: nil where none is.
  ///   - action: what choosing a value does.
  ///   - command: the words after the program's name that do the same.
  package static func choice<Value: Equatable>(
    _ role: Role, _ title: String, _ values: [Value], chosen: Value?, isDisabled: Bool = false,
    name: (Value) -> String, icon: (Value) -> Icon? = { _ in nil }, action: (Value) -> Action,
    command: (Value) -> [String]
  ) -> Element {
    Element(
      role, title, type: .body,
      children: values.map { value in
        Element(
          .radio, name(value), isOn: value == chosen, isDisabled: isDisabled, type: .body, icon: icon(value),
          action: isDisabled ? nil : action(value),
          command: isDisabled ? nil : ShellCommand.recordbook(command(value)))
      })
  }

  /// The choice of a setting's value.
  /// - Parameter setting: its name, `swimming.weekStart`.
  package static func choice(
    _ role: Role, _ title: String, setting: String, _ values: [String], chosen: String?, name: (String) -> String
  ) -> Element {
    choice(
      role, title, values, chosen: chosen, name: name,
      action: { Action(UpdateSettings.method, [setting: .text($0)]) },
      command: { ["settings", "set", setting.kebabCased, $0] })
  }
}
