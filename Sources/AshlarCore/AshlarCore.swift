@_exported import AutoLayout
@_exported import CellDrawing
@_exported import CellViews
@_exported import Localization
@_exported import Masonry
@_exported import TerminalInput
@_exported import TerminalInterface
@_exported import TextLayout
