/// Returns the names of exercises that are shown together without the grip that the catalogue adds: `Barbell Bench Press -
/// Medium Grip` is `Barbell Bench Press`, unless another of them would have the same name.
package func withoutGrips<Key: Hashable>(_ names: [Key: String]) -> [Key: String] {
  let short = names.mapValues(withoutGrip)
  let owners = Dictionary(grouping: short.values) { $0 }
  return names.merging(short) { name, short in owners[short]?.count == 1 ? short : name }
}

/// Returns a name without the grip at its end, which the catalogue separates by a dash.
private func withoutGrip(_ name: String) -> String {
  guard name.hasSuffix(" Grip"), let dash = name.ranges(of: " -").last else { return name }
  return String(name[..<dash.lowerBound])
}
