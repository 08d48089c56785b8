/// In JSON, members that have their default values are omitted: `children` if there are none, or `disabled` if it is
/// false.
extension Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case role, text, label, hint, value
    case isOn = "on"
    case isDisabled = "disabled"
    case placement, type, color, fill, icon, route, action, command, chart, map, children
    case textLanguage = "language"
    case shortcut, key, unit, percent, saves, placeholder
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func optional<Value: Decodable>(_ type: Value.Type, _ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(type, forKey: key)
    }
    self.init(
      try container.decode(Role.self, forKey: .role), try optional(String.self, .text),
      label: try optional(String.self, .label), hint: try optional(String.self, .hint),
      value: try optional(String.self, .value), isOn: try optional(Bool.self, .isOn),
      isDisabled: try optional(Bool.self, .isDisabled) ?? false, placement: try optional(Placement.self, .placement),
      type: try optional(TypeToken.self, .type), color: try optional(ColorToken.self, .color),
      fill: try optional(ColorToken.self, .fill), icon: try optional(Icon.self, .icon),
      route: try optional(Route.self, .route), action: try optional(Action.self, .action),
      command: try optional(String.self, .command), chart: try optional(Chart.self, .chart),
      map: try optional(RouteMap.self, .map), textLanguage: try optional(TextLanguage.self, .textLanguage),
      shortcut: try optional(String.self, .shortcut), key: try optional(String.self, .key),
      unit: try optional(String.self, .unit), percent: try optional(Int.self, .percent),
      saves: try optional(Bool.self, .saves) ?? false,
      children: try optional([Element].self, .children) ?? [])
    if let placeholder = try optional(String.self, .placeholder) { self = prompting(placeholder) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(role, forKey: .role)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(hint, forKey: .hint)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(isOn, forKey: .isOn)
    if isDisabled { try container.encode(true, forKey: .isDisabled) }
    try container.encodeIfPresent(placement, forKey: .placement)
    try container.encodeIfPresent(type, forKey: .type)
    try container.encodeIfPresent(color, forKey: .color)
    try container.encodeIfPresent(fill, forKey: .fill)
    try container.encodeIfPresent(icon, forKey: .icon)
    try container.encodeIfPresent(route, forKey: .route)
    try container.encodeIfPresent(action, forKey: .action)
    try container.encodeIfPresent(command, forKey: .command)
    try container.encodeIfPresent(chart, forKey: .chart)
    try container.encodeIfPresent(map, forKey: .map)
    try container.encodeIfPresent(textLanguage, forKey: .textLanguage)
    try container.encodeIfPresent(shortcut, forKey: .shortcut)
    try container.encodeIfPresent(key, forKey: .key)
    try container.encodeIfPresent(unit, forKey: .unit)
    try container.encodeIfPresent(percent, forKey: .percent)
    if saves { try container.encode(true, forKey: .saves) }
    try container.encodeIfPresent(placeholder, forKey: .placeholder)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
