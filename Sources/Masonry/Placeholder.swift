// Masonry
