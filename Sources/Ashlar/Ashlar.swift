@_exported import AutoLayout
@_exported import CellDrawing
@_exported import CellViews
@_exported import Masonry
@_exported import NcursesBackend
@_exported import TerminalInterface
@_exported import TextLayout
