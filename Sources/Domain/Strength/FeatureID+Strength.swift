package import KernelDomain

extension FeatureID {
  package static let strength = FeatureID("strength" as StaticString)
}
