/// Members that say nothing are left out: no children, not disabled.
extension Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case role, text, label, hint, value
    case isOn = "on"
    case isDisabled = "disabled"
    case placement, type, color, fill, icon, route, action, command, chart, children
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    role = try container.decode(Role.self, forKey: .role)
    text = try container.decodeIfPresent(String.self, forKey: .text)
    label = try container.decodeIfPresent(String.self, forKey: .label)
    hint = try container.decodeIfPresent(String.self, forKey: .hint)
    value = try container.decodeIfPresent(String.self, forKey: .value)
    isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn)
    isDisabled = try container.decodeIfPresent(Bool.self, forKey: .isDisabled) ?? false
    placement = try container.decodeIfPresent(Placement.self, forKey: .placement)
    type = try container.decodeIfPresent(TypeToken.self, forKey: .type)
    color = try container.decodeIfPresent(ColorToken.self, forKey: .color)
    fill = try container.decodeIfPresent(ColorToken.self, forKey: .fill)
    icon = try container.decodeIfPresent(Icon.self, forKey: .icon)
    route = try container.decodeIfPresent(Route.self, forKey: .route)
    action = try container.decodeIfPresent(Action.self, forKey: .action)
    command = try container.decodeIfPresent(String.self, forKey: .command)
    chart = try container.decodeIfPresent(Chart.self, forKey: .chart)
    children = try container.decodeIfPresent([Element].self, forKey: .children) ?? []
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
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
